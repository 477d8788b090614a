import type { LegalPageName } from '@makola/contract/shop/shop.ts'

/** What the demo shop's visitors read. An operator starts from templates with places left to fill in. */
export const legalTexts: Readonly<Record<LegalPageName, string>> = {
  terms: `# Who we are
This is a demo shop. Nothing is sold, no parcel is sent and no money is taken. Write to us at hello@makola.test.

# What you buy
Products are sold by the stores named on them. Makola takes the payment for the store. The contract of sale is between you and the store.

# Prices and payment
You pay the price shown in your currency. Delivery is added before you pay. The price stays the same from the last step of checkout until you have paid. We confirm your order by email.

# Delivery
Each store sends its own parcel. Its price and its days are shown in the cart and at checkout, and its progress on the tracking page.

# If something goes wrong
Open your order on the tracking page and choose “Something wrong?”. The store answers within 72 hours. If you disagree with the answer, our support decides within another 72 hours.

# Reviews
Only people who received an item can review it. We do not remove a review because its rating is low.

# What we may do
We may hide a product or close a store that breaks the law or these terms. We say why, and the store may appeal.`,
  privacy: `# Who is responsible
This is a demo shop, run on the computer that you opened it on. Write to hello@makola.test.

# What we keep and why
Your name, contact details and address: to deliver your order. Your orders and payments: because the law asks us to keep our books. We do not see or keep your card details.

# Who receives it
The store that sends your parcel sees your name, address and phone number, and what you bought from it. It does not see what you bought from other stores. The payment provider receives your email and the amount.

# How long we keep it
We keep orders and payments for as long as the law asks us to keep our books. The page “Cookies” lists what your browser keeps, and for how many days.

# Your rights
With an account you can download everything that we keep about you, and delete it, under “Your account”. You can complain to the data protection authority of your country.`,
  returns: `# How long you have
You can return an unused product within 7 days of its delivery, or longer where the law of your country says so: 14 days in the United Kingdom and the European Union. A store may give you more time: its page says how many days, and your order keeps them. An item that is faulty or is not what you ordered can be returned within 30 days.

# How it works
Open your order on the tracking page, choose “Something wrong?” and the items, and send the request. You need no account. The store answers within 72 hours; if it does not, the return is approved.

# Who pays for the return
The store, if the item is faulty, damaged or not what you ordered. You, if you changed your mind.

# Your money
The refund goes back the way that you paid, in the currency that you paid in.`,
}
