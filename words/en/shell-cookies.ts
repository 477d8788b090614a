/** The page about what the shop keeps in the browser. */
export const shellCookies = {
  'shell.cookies-page.title': 'Cookies',
  'shell.cookies-page.summary':
    'The shop stores the following in this browser. All of it is needed for the shop to work, except the list of products that you viewed last, which you can turn off below. None of it is used for advertising, and none of it comes from another company.',
  'shell.cookies-page.country': 'Country and currency',
  'shell.cookies-page.country.text': 'The country that you chose, so that every page shows prices in its currency.',
  'shell.cookies-page.sign-in': 'Sign-in',
  'shell.cookies-page.sign-in.text':
    'This keeps you signed in until you sign out. It also identifies a device that you have signed in from, so that others cannot lock you out by guessing your password.',
  'shell.cookies-page.cart': 'Cart and orders',
  'shell.cookies-page.cart.text':
    'The keys to your cart and your wish list, what you typed at checkout, and the links to your own orders.',
  'shell.cookies-page.searches': 'Recent searches',
  'shell.cookies-page.searches.text':
    'The words that you searched for last, so that you can search for them again. They stay in this browser. We store them only after you accept cookies.',
  'shell.cookies-page.viewed': 'Recently viewed',
  'shell.cookies-page.viewed.text':
    'The products that you viewed last, so that we can show them to you again. We store them only after you accept cookies.',
  'shell.cookies-page.theme': 'Appearance and unfinished forms',
  'shell.cookies-page.theme.text': 'The light or dark theme, and what sellers have typed but not yet saved.',
  'shell.cookies-page.protection': 'Protection',
  'shell.cookies-page.protection.text': 'A random code that stops other websites from acting in your name.',
  'shell.cookies-page.consent': 'Consent',
  'shell.cookies-page.consent.text': 'That you accepted cookies, so that we do not ask on every page.',
  'shell.cookies-page.your-consent': 'Your consent',
  'shell.cookies-page.accepted': 'You have accepted cookies.',
  'shell.cookies-page.not-accepted':
    'You have not accepted cookies. You can accept them in the box at the bottom of the page.',
  'shell.cookies-page.withdraw': 'Withdraw consent',
  'shell.cookies-page.withdraw.text':
    'Withdrawing your consent does not sign you out or empty your cart. To remove everything at once, clear this website’s data in your browser’s settings.',
} as const
