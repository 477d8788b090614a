/** The header, the footer and the bars around a page. */
export const shellFrame = {
  // The first link of a page, for those who use the keyboard.
  'shell.frame.skip': 'Skip to content',
  // Across the top of every page of a demo that everyone can reach.
  'shell.demo': 'This is a demo. No payment is real, and nothing is delivered.',
  'shell.frame.no-script':
    'You need JavaScript to choose a country, to buy, and to see your account and wish list. Turn it on, then reload this page.',
  // The logo in the header, for those who hear the page. The name is the shop's.
  'shell.header.home': '{name}, home',
  // The name of the header's links to lists.
  'shell.header.browse': 'Browse',
  'shell.header.stores': 'Stores',
  'shell.header.featured': 'Featured',
  // The bar at the foot of a phone.
  'shell.bar.name': 'Main',
  'shell.bar.home': 'Home',
  'shell.bar.stores': 'Stores',
  'shell.bar.search': 'Search',
  'shell.bar.account': 'Account',
  'shell.footer.about-shop':
    '{name} is one marketplace with many sellers: one cart, one payment, every price in your own currency.',
  'shell.footer.shop': 'Shop',
  'shell.footer.products': 'All products',
  'shell.footer.featured': 'Featured',
  'shell.footer.wishes': 'Wish list',
  'shell.footer.track': 'Track an order',
  'shell.footer.about': 'About',
  'shell.footer.help': 'Help',
  'shell.footer.cookies': 'Cookies',
  // The contact for buyers.
  'shell.footer.contact': 'Contact',
  'shell.legal.terms': 'Terms',
  'shell.legal.privacy': 'Privacy notice',
  'shell.legal.returns': 'Return policy',
  // Before the time of the last change.
  'shell.legal.updated': 'Last changed',
  'shell.legal.earlier':
    'This is an earlier version. It was in force until <until></until>. <newest>Read the current version</newest>.',
  'shell.legal.versions': 'All versions',
  'shell.legal.version': 'Version {version, number}, since <since></since>',
  'shell.footer.sell': 'Sell with us',
  'shell.footer.language-and-currency': 'Language and currency',
  // The name of this language, in itself.
  'shell.footer.language': 'English',
  // The link beside the currency.
  'shell.footer.change-currency': 'Change',
  'shell.theme.is': 'Theme: {theme, select, light {light} dark {dark} other {system}}',
  'shell.theme.change':
    'Theme: {theme, select, light {light} dark {dark} other {system}}. Change to {next, select, light {light} dark {dark} other {system}}',
  // The title of the first page, and of any page without one of its own.
  'shell.head.title': '{name} · one marketplace, many sellers',
  // For search engines.
  'shell.head.description': 'Shop from many sellers with one cart, at prices in your own currency.',
} as const
