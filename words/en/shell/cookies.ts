/** The page about what the shop keeps in the browser. */
export const shellCookies = {
  'shell.cookies-page.title': 'Cookies',
  'shell.cookies-page.summary':
    'The shop stores the following in this browser. All of it is needed for the shop to work, except your recently viewed products and recent searches, which you can turn off below. None of it is used for advertising, and none of it comes from another company.',
  'shell.cookies-page.country': 'Country and currency',
  'shell.cookies-page.country.text':
    'The country that you chose, so that every page shows prices in its currency. Kept until you clear it, and in a cookie for {days} days after your last visit.',
  'shell.cookies-page.sign-in': 'Sign-in',
  'shell.cookies-page.sign-in.text':
    'This keeps you signed in until you sign out. It also identifies a device that you have signed in from, so that others cannot lock you out by guessing your password. We recognise the device for {days} days.',
  'shell.cookies-page.cart': 'Cart and orders',
  'shell.cookies-page.cart.text':
    'The key to your cart, for {cart} days after you last changed it, and the key to your wish list, for {wishes} days. What you type at checkout, the order that you looked up last, and an unfinished registration, until you close the tab or sign out. The links to your last 20 orders, until you clear them.',
  'shell.cookies-page.searches': 'Recent searches',
  'shell.cookies-page.searches.text':
    'Your recent searches, so that you can search for them again. They stay in this browser until you clear them, turn them off or withdraw your consent. We store them only after you accept cookies.',
  'shell.cookies-page.viewed': 'Recently viewed',
  'shell.cookies-page.viewed.text':
    'The products that you viewed recently, so that we can show them to you again. They stay in this browser until you turn them off or withdraw your consent. We store them only after you accept cookies.',
  'shell.cookies-page.theme': 'Appearance and unfinished forms',
  'shell.cookies-page.theme.text':
    'The light or dark theme, for {theme} days after you choose it. What you have typed in a form and not yet saved, for {forms} days.',
  'shell.cookies-page.protection': 'Protection',
  'shell.cookies-page.protection.text':
    'A random code that stops other websites from acting in your name. Kept for {days} days.',
  'shell.cookies-page.consent': 'Consent',
  'shell.cookies-page.consent.text':
    'That you accepted cookies, so that we do not ask on every page. Kept until you withdraw your consent.',
  'shell.cookies-page.your-consent': 'Your consent',
  'shell.cookies-page.accepted': 'You have accepted cookies.',
  'shell.cookies-page.not-accepted':
    'You have not accepted cookies. You can accept them in the box at the bottom of the page.',
  'shell.cookies-page.withdraw': 'Withdraw consent',
  'shell.cookies-page.withdraw.text':
    'Withdrawing your consent does not sign you out or empty your cart. To remove everything at once, clear this website’s data in your browser’s settings.',
} as const
