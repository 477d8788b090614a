import { authAccounts } from './en/auth/accounts.ts'
import { auth } from './en/auth/auth.ts'
import { authEmailChange } from './en/auth/email-change.ts'
import { authForms } from './en/auth/forms.ts'
import { authPages } from './en/auth/pages.ts'
import { authSecurity } from './en/auth/security.ts'
import { authSignIn } from './en/auth/sign-in.ts'
import { authStaff } from './en/auth/staff.ts'
import { authUserAgents } from './en/auth/user-agents.ts'
import { carts } from './en/carts/carts.ts'
import { catalogueArranging } from './en/catalogue/arranging.ts'
import { catalogueBrowse } from './en/catalogue/browse.ts'
import { catalogueBulk } from './en/catalogue/bulk.ts'
import { catalogueCategories } from './en/catalogue/categories.ts'
import { catalogueEditor } from './en/catalogue/editor.ts'
import { catalogueHome } from './en/catalogue/home.ts'
import { catalogueImport } from './en/catalogue/import.ts'
import { catalogueImportFaults } from './en/catalogue/import-faults.ts'
import { catalogueImportNotes } from './en/catalogue/import-notes.ts'
import { catalogueInventory } from './en/catalogue/inventory.ts'
import { cataloguePages } from './en/catalogue/pages.ts'
import { cataloguePreview } from './en/catalogue/preview.ts'
import { catalogueProduct } from './en/catalogue/product.ts'
import { catalogueProhibited } from './en/catalogue/prohibited.ts'
import { catalogueStock } from './en/catalogue/stock.ts'
import { catalogueStocktake } from './en/catalogue/stocktake.ts'
import { catalogueTemplate } from './en/catalogue/template.ts'
import { ledgerBankFile } from './en/ledger/bank-file.ts'
import { ledgerCharges } from './en/ledger/charges.ts'
import { ledgerCommission } from './en/ledger/commission.ts'
import { ledgerEarnings } from './en/ledger/earnings.ts'
import { ledger } from './en/ledger/ledger.ts'
import { ledgerPayouts } from './en/ledger/payouts.ts'
import { ledgerStatement } from './en/ledger/statement.ts'
import { ledgerStatementFiles } from './en/ledger/statement-files.ts'
import { ledgerTransfers } from './en/ledger/transfers.ts'
import { mediaDownload } from './en/media/download.ts'
import { media } from './en/media/media.ts'
import { messagesAsking } from './en/messages/asking.ts'
import { messagesNews } from './en/messages/news.ts'
import { messagesSelling } from './en/messages/selling.ts'
import { messagesStaff } from './en/messages/staff.ts'
import { messagesThread } from './en/messages/thread.ts'
import { moderationCounts } from './en/moderation/counts.ts'
import { moderationDashboard } from './en/moderation/dashboard.ts'
import { moderationNews } from './en/moderation/news.ts'
import { moderationReporting } from './en/moderation/reporting.ts'
import { moderationStrikes } from './en/moderation/strikes.ts'
import { notificationsDevMail } from './en/notifications/dev-mail.ts'
import { notificationLetters } from './en/notifications/letters.ts'
import { notificationNews } from './en/notifications/news.ts'
import { notifications } from './en/notifications/notifications.ts'
import { opening } from './en/opening/opening.ts'
import { ordersAccount } from './en/orders/account.ts'
import { ordersAddresses } from './en/orders/addresses.ts'
import { ordersBulk } from './en/orders/bulk.ts'
import { ordersCheckout } from './en/orders/checkout.ts'
import { ordersDisputes } from './en/orders/disputes.ts'
import { ordersExport } from './en/orders/export.ts'
import { ordersHome } from './en/orders/home.ts'
import { ordersNoted } from './en/orders/noted.ts'
import { ordersOrder } from './en/orders/order.ts'
import { ordersPages } from './en/orders/pages.ts'
import { ordersParcels } from './en/orders/parcels.ts'
import { ordersPaying } from './en/orders/paying.ts'
import { ordersPaymentReviews } from './en/orders/payment-reviews.ts'
import { ordersRefunds } from './en/orders/refunds.ts'
import { ordersReport } from './en/orders/report.ts'
import { ordersSales } from './en/orders/sales.ts'
import { ordersTold } from './en/orders/told.ts'
import { ordersTracking } from './en/orders/tracking.ts'
import { ordersTrust } from './en/orders/trust.ts'
import { overview } from './en/overview/overview.ts'
import { paymentsByProvider } from './en/payments/by-provider.ts'
import { payments } from './en/payments/payments.ts'
import { paymentsSandbox } from './en/payments/sandbox.ts'
import { paymentsTold } from './en/payments/told.ts'
import { paymentsTolerances } from './en/payments/tolerances.ts'
import { privacy } from './en/privacy/privacy.ts'
import { ratesImport } from './en/rates/import.ts'
import { ratesOwn } from './en/rates/own.ts'
import { rates } from './en/rates/rates.ts'
import { ratesShop } from './en/rates/shop.ts'
import { requestsAnswering } from './en/requests/answering.ts'
import { requestsAsking } from './en/requests/asking.ts'
import { requestsNews } from './en/requests/news.ts'
import { requestsWording } from './en/requests/wording.ts'
import { reviewsDashboard } from './en/reviews/dashboard.ts'
import { reviewsNews } from './en/reviews/news.ts'
import { reviewsNoted } from './en/reviews/noted.ts'
import { reviewsReading } from './en/reviews/reading.ts'
import { reviewsWording } from './en/reviews/wording.ts'
import { reviewsWriting } from './en/reviews/writing.ts'
import { shellAbout } from './en/shell/about.ts'
import { shellClosed } from './en/shell/closed.ts'
import { shellCookies } from './en/shell/cookies.ts'
import { shellDashboard } from './en/shell/dashboard.ts'
import { shellFrame } from './en/shell/frame.ts'
import { shell } from './en/shell/shell.ts'
import { shippingFirstZones } from './en/shipping/first-zones.ts'
import { shipping } from './en/shipping/shipping.ts'
import { specification } from './en/specification.ts'
import { storesAudit } from './en/stores/audit.ts'
import { storesDashboard } from './en/stores/dashboard.ts'
import { storesDelivery } from './en/stores/delivery.ts'
import { storesLimits } from './en/stores/limits.ts'
import { storesOpening } from './en/stores/opening.ts'
import { storesPages } from './en/stores/pages.ts'
import { storesSettings } from './en/stores/settings.ts'
import { storesShop } from './en/stores/shop.ts'
import { storesStanding } from './en/stores/standing.ts'
import { storesStorefront } from './en/stores/storefront.ts'
import { storesTeam } from './en/stores/team.ts'
import { storesViews } from './en/stores/views.ts'
import { ui } from './en/ui/ui.ts'
import { verificationApplying } from './en/verification/applying.ts'
import { verificationDeciding } from './en/verification/deciding.ts'
import { verificationNews } from './en/verification/news.ts'
import { verificationTrust } from './en/verification/trust.ts'
import { verification } from './en/verification/verification.ts'
import { wishesLetters } from './en/wishes/letters.ts'
import { wishes } from './en/wishes/wishes.ts'

/** Every text that a screen or a letter shows, in English, by its key. */
export const messages = {
  ...specification,
  ...shell,
  ...shellAbout,
  ...shellFrame,
  ...shellCookies,
  ...shellDashboard,
  ...ui,
  ...auth,
  ...authAccounts,
  ...authStaff,
  ...authForms,
  ...authSignIn,
  ...authSecurity,
  ...authEmailChange,
  ...authPages,
  ...media,
  ...storesPages,
  ...storesDashboard,
  ...storesLimits,
  ...storesAudit,
  ...storesTeam,
  ...storesViews,
  ...storesOpening,
  ...storesSettings,
  ...storesDelivery,
  ...storesShop,
  ...storesStanding,
  ...storesStorefront,
  ...rates,
  ...ratesOwn,
  ...ratesShop,
  ...cataloguePages,
  ...catalogueBrowse,
  ...catalogueBulk,
  ...catalogueCategories,
  ...catalogueEditor,
  ...catalogueHome,
  ...catalogueArranging,
  ...catalogueImport,
  ...catalogueInventory,
  ...cataloguePreview,
  ...catalogueProduct,
  ...catalogueStock,
  ...catalogueStocktake,
  ...catalogueTemplate,
  ...shipping,
  ...carts,
  ...overview,
  ...payments,
  ...ledger,
  ...ledgerCharges,
  ...ledgerCommission,
  ...ledgerEarnings,
  ...ledgerPayouts,
  ...ledgerStatement,
  ...wishes,
  ...wishesLetters,
  ...verification,
  ...verificationApplying,
  ...verificationDeciding,
  ...verificationNews,
  ...verificationTrust,
  ...opening,
  ...ordersAccount,
  ...ordersAddresses,
  ...ordersDisputes,
  ...ordersBulk,
  ...ordersCheckout,
  ...ordersExport,
  ...ordersHome,
  ...ordersOrder,
  ...ordersPaying,
  ...ordersPages,
  ...ordersParcels,
  ...ordersRefunds,
  ...ordersReport,
  ...ordersSales,
  ...ordersPaymentReviews,
  ...ordersTracking,
  ...ordersTrust,
  ...messagesThread,
  ...messagesSelling,
  ...messagesStaff,
  ...messagesAsking,
  ...messagesNews,
  ...requestsWording,
  ...requestsNews,
  ...requestsAsking,
  ...requestsAnswering,
  ...privacy,
  ...notifications,
  ...notificationLetters,
  ...notificationNews,
  ...ordersTold,
  ...ordersNoted,
  ...reviewsNoted,
  ...moderationCounts,
  ...moderationDashboard,
  ...moderationReporting,
  ...moderationStrikes,
  ...moderationNews,
  ...reviewsNews,
  ...reviewsWording,
  ...reviewsReading,
  ...reviewsWriting,
  ...reviewsDashboard,
  ...paymentsTold,
  ...paymentsTolerances,
  ...paymentsByProvider,
  ...paymentsSandbox,
  ...ledgerStatementFiles,
  ...ledgerBankFile,
  ...ledgerTransfers,
  ...authUserAgents,
  ...shippingFirstZones,
  ...ratesImport,
  ...mediaDownload,
  ...shellClosed,
  ...notificationsDevMail,
  ...catalogueProhibited,
  ...catalogueImportFaults,
  ...catalogueImportNotes,
} as const

export type Key = keyof typeof messages
