/** The first run of a shop that began empty. */
export const opening = {
  'opening.title': 'Open your shop',
  'opening.note':
    'Finish these steps in any order. You can stop at any time and continue later. Visitors see “Opening soon” until you open the shop.',
  'opening.note.open': 'Your shop is open to visitors.',
  'opening.steps': 'Steps',
  'opening.done': '{done} of {steps} done',
  'opening.step-done': '(done)',
  'opening.change': 'Change',
  'opening.save': 'Save',

  'opening.step.operator': 'Protect your account',
  'opening.step.operator.note':
    'You can change every price and pay out every store, so a password alone is not enough.',
  'opening.step.operator.link': 'Set up two-step sign-in',
  'opening.step.details': 'Shop details',
  'opening.step.details.note': 'Buyers see who runs the shop and how to contact you.',
  'opening.step.rates': 'Countries and rates',
  'opening.step.rates.note':
    'Add each country that you sell to, or import rates. An example price shows the effect of margin and rounding.',
  'opening.step.rates.link': 'Add countries',
  'opening.step.mail': 'Email',
  'opening.step.mail.note': 'We send you an email with a code. Enter the code to confirm that it arrived.',
  'opening.step.pictures': 'Pictures',
  'opening.step.pictures.note': 'Pictures are stored on this machine, or in the bucket that S3_BUCKET names.',
  'opening.step.pages': 'Terms, privacy and returns',
  'opening.step.pages.note': 'Each page starts from a template. Replace everything in square brackets.',
  'opening.step.pages.link': 'Write the pages',
  'opening.step.categories': 'Categories',
  'opening.step.categories.note':
    'All stores share one tree of categories. Start with ours and change it, or add your own.',
  'opening.step.categories.link': 'Add your own',
  'opening.step.store': 'First store',
  'opening.step.store.note':
    'Open a store with a product and a delivery option. Other sellers can open their own stores later.',
  'opening.step.store.link': 'Open a store',
  'opening.step.store.product': 'Add product',
  'opening.step.payments': 'Payments',
  'opening.step.payments.note':
    'Add the keys of a payment provider to the settings and restart the shop. Then buy something as a visitor and pay with a test card.',
  'opening.step.backup': 'Backup',
  'opening.step.backup.note': 'Run “npm run shop -- backup” on the server, then return to this page.',

  'opening.need.second-factor': 'Every operator needs two-step sign-in or a passkey.',
  'opening.need.legal-name': 'The legal name is missing.',
  'opening.need.support-email': 'The support email is missing.',
  'opening.need.rate': 'There is no country yet.',
  'opening.need.letter': 'No email has been confirmed yet.',
  'opening.need.storage': 'The picture storage is not responding. Check the S3 settings.',
  'opening.need.terms': 'The terms are missing.',
  'opening.need.privacy': 'The privacy notice is missing.',
  'opening.need.returns': 'The return policy is missing.',
  'opening.need.category': 'There are no categories yet.',
  'opening.need.store': 'There is no store yet.',
  'opening.need.product': 'No product is on sale yet.',
  'opening.need.keys': 'No payment provider is set up.',
  'opening.need.payment': 'No payment has been received yet.',
  'opening.need.webhook': 'No webhook has arrived yet. Check the webhook address in the provider’s dashboard.',
  'opening.need.backup': 'There is no backup yet.',

  'opening.details.name': 'Name',
  'opening.details.currency': 'Base currency',
  'opening.details.fixed':
    'To change these, set SHOP_NAME and BASE_CURRENCY and restart the shop. The base currency cannot change once there are rates.',
  'opening.details.legal-name': 'Legal name',
  'opening.details.saved': 'Saved. Every page now shows the new details.',
  'opening.details.support-email': 'Support email',
  'opening.mail.send': 'Send email',
  'opening.mail.again': 'Send again',
  'opening.mail.sent': 'Sent to {email}.',
  'opening.mail.code': 'Code',
  'opening.mail.confirm': 'Confirm',
  'opening.categories.plant': 'Use our categories',
  'opening.categories.added': '{count, plural, one {1 category was} other {{count} categories were}} added.',
  'opening.preview': 'See the shop as a visitor',

  'opening.open.title': 'Open to visitors',
  'opening.open': 'Open shop',
  'opening.open.ready': 'Everything is ready. When you open the shop, visitors can buy at once.',
  'opening.open.not-ready': 'Finish every step first.',
  'opening.is-open': 'Your shop is open',
  'opening.faults': 'Change these settings:',
  'opening.faults.here':
    'This shop runs on your own machine. At a public address it will not start until you change these settings:',
  'opening.faults.none': 'The settings are ready for a public address.',

  // All settings of the shop, each with a line about it.
  'opening.settings.title': 'Shop settings',
  'opening.settings.about': 'The settings of the whole shop. Each has its own page.',
  'opening.settings.changed-by': 'Can be changed by: {roles}',
  'opening.settings.limits-changed-by': 'Limits can be changed by: {roles}',
  'opening.settings.payouts-changed-by': 'Payouts and reserve can be changed by: {roles}',
  // The subject of each page, in a line.
  'opening.setting.details': 'Who runs the shop, how buyers can contact you, and the maintenance banner.',
  'opening.setting.legal-pages': 'The terms, the privacy notice and the return policy.',
  'opening.setting.home-page': 'The shelves of the home page, their order, and the store story.',
  'opening.setting.categories': 'The categories that shoppers browse and stores use for their products.',
  'opening.setting.prohibited': 'Goods that nobody may sell, and what happens to them.',
  'opening.setting.rates': 'Countries, currencies, exchange rates, margins and rounding.',
  'opening.setting.commission': 'The shop’s share of each sale: for all sales, by category and by store.',
  'opening.setting.short-payments': 'How much a payment may fall short, by currency.',
  'opening.setting.selling-limits': 'How much a store may sell in 30 days, and when it is paid, by level.',
  'opening.setting.staff': 'The people who run the shop, and their roles.',
  'opening.legal.title': 'Legal pages',
  'opening.legal.note':
    'Links to these pages are at the bottom of every page. Ask a lawyer in your country to check them.',
  'opening.legal.back': 'Back to the steps',
  'opening.legal.written': 'Published',
  'opening.legal.template': 'Template',
  'opening.legal.text': 'Text',
  'opening.legal.hint': 'Start a heading with # and a space. Leave an empty line between paragraphs.',
  'opening.legal.save': 'Publish',
  'opening.legal.saved': 'The page is published.',

  // Texts that an operator completes. What is to be filled in stands in square brackets.
  'opening.template.terms': `# Who we are
{shop} is run by [legal name], [address], [registration number]. Write to us at [support email].

# What you buy
Products are sold by the stores named on them. {shop} takes the payment for the store. The contract of sale is between you and the store.

# Prices and payment
You pay the price shown in your currency. Delivery is added before you pay. We confirm your order by email.

# Delivery
Each store delivers its own parcel. The delivery time is shown at checkout.

# If something goes wrong
Write to the store or to us within [number] days. We answer within [number] days.

# Law
These terms are governed by the law of [country].`,
  'opening.template.privacy': `# Who is responsible
[legal name], [address], is responsible for your data at {shop}. Write to [support email].

# What we keep and why
Your name, contact details and address: to deliver your order. Your orders and payments: because the law requires us to keep them for [number] years. We do not see or keep your card details.

# Who receives it
The store that sends your parcel, its courier, and the payment provider: [payment provider].

# Your rights
You can ask what we keep, have it corrected or deleted, and complain to [authority].`,
  'opening.template.returns': `# How long you have
You can return a product that you bought at {shop} within {days} days of its delivery, unused and complete. The law in your country or the store may give you more time. The product page shows how many days you have.

# How it works
Write to [support email] with your order number. We tell you where to send the product. [Who] pays for the return.

# Your money
We refund the price to your original payment method within [number] days of receiving the product.

# Exceptions
[Products that cannot be returned, for example food].`,

  // The letter that shows that mail arrives. The code has six digits.
  'opening.letter.subject': '{digits} is your {shopName} code',
  'opening.letter.title': 'Email works',
  'opening.letter.what': '{shopName} can send email. Enter this code in the setup to confirm that it arrived.',
} as const
