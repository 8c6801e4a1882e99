/** From the ground up: a module may call those named before it, never one named after it. */
export const modulesUpward: readonly string[] = [
  'settings',
  // What measures the shop, where its visitors agreed.
  'tags',
  'picture',
  // How the shop is called and looks.
  'brand',
  'location',
  'stock',
  'content',
  'catalog',
  'vaccine',
  'notification',
  'captcha',
  'otp',
  // Sessions of members, staff and pharmacies; each of the three says what is its own.
  'session',
  'identity',
  'staff',
  // What every kind of record of the back office has: those who keep records stand above it.
  'resource',
  'employee',
  // What pharmacies did a day: those who write what it counts stand above it.
  'daily-stats',
  'genuine',
  'loyalty',
  'shipping',
  'payment',
  'voucher',
  'gift',
  'survey',
  // A pharmacy and its accounts.
  'pharmacy',
  // What a member sees and does: it joins the four parts of the programme.
  'membership',
  'order',
  'subscription',
  // What pharmacies do at the counter.
  'counter',
  'purchase',
  // Games of chance; orders, codes and surveys bring their entries.
  'game',
  // Drafts, revisions and publications of what people write; it shows products, vouchers, pharmacies.
  'publishing',
  // The library of pictures at the desk.
  'media',
  // What buyers say of what they got: its words are judged by the rules that publishing keeps.
  'review',
  // What people ask the experts; the answers are published.
  'question',
  // Visitors and pharmacists talk with each other.
  'chat',
  // What staff are told of, also on the devices that the chat knows.
  'bell',
  // Everybody whom the shop knows, as the desk sees them.
  'customer',
  // What people ask of their data, and until when the law wants it done.
  'data-request',
  'merge',
  // Programs of other companies: what they call, and what they are told.
  'partner',
  // What is missing before a shop sells, and its opening.
  'opening',
  // They only show what the modules below know.
  'feeds',
  'job',
  // How the shop itself is, for its staff and for everybody.
  'health',
  'backoffice',
]

/** The same for the folders of `domain/`; what stands in none of them is below them all. */
export const domainUpward: readonly string[] = [
  'kernel',
  // How the shop is called: every text may say it.
  'brand',
  'tags',
  // What a text may say of what is sold: whoever writes texts stands above it.
  'claims',
  'captcha',
  'session',
  'shipping',
  'staff',
  // What staff are told of.
  'bell',
  'backoffice',
  // What the library of pictures says of one.
  'media',
  'location',
  'otp',
  'notification',
  'loyalty',
  'genuine',
  'gift',
  'catalog',
  'richtext',
  'pharmacy',
  'employee',
  'job',
  'health',
  'payment',
  'subscription',
  'survey',
  'purchase',
  'game',
  'cart',
  'voucher',
  // What people write shows vouchers, and lets them loose with it.
  'publishing',
  'question',
  'order',
  'review',
  'chat',
  'membership',
  'counter',
  'identity',
  'settings',
  'vaccine',
  // Shows what all of these know of a person.
  'customer',
  'data-request',
  'merge',
  'partner',
  'opening',
]

/** The applications on the screen; none imports another. */
export const applications = ['shop', 'pharmacy', 'backoffice'] as const

/** Below them: what two of them use. */
export const sharedInWeb: readonly string[] = [
  'features',
  'form',
  'layouts',
  'query',
  'state',
  'ui',
]

/**
 * The same for the folders of each application and of what they share. An application's `paths.ts`,
 * `texts.ts` and `*.rules.ts` are below its folders, its `routes.ts` above.
 */
export const webUpward: Readonly<Record<string, readonly string[]>> = {
  features: [
    // What the server draws once for many pages.
    'kept',
    'brand',
    'notices',
    'loading',
    // Notices on a device: asking for them.
    'push',
    'photo',
    'hotline',
    'captcha',
    'day',
    'address',
    'code-entry',
    'identity',
    // What members, staff and pharmacies see of their sessions and passwords.
    'session',
    'scan',
    'suggestions',
    // What people write, as a page shows it.
    'richtext',
    'survey',
    // Vietnam as a drawing of its provinces.
    'map',
    // What goes on, told by the server.
    'live',
    // A turn and what it brought, as a picture and in words.
    'game',
    // What was said between a visitor and the pharmacists.
    'chat',
  ],
  shop: [
    'state',
    'seo',
    'install',
    // The company, the menu and what is on every page.
    'frame',
    'address',
    'membership',
    'identity',
    'subscription',
    'voucher',
    // On the way into the cart, and on from it.
    'buying',
    // What buyers say of what they got.
    'review',
    'catalog',
    'cart',
    'gift',
    'payment',
    'checkout',
    // Written to the pharmacists, with what is in the cart.
    'chat',
    'navigation',
    'earn',
    // Who answers questions.
    'experts',
    // The health blog, and what a brand's pages are built from.
    'articles',
    'landing',
    // What comes up over some pages.
    'popup',
    'content',
    // Where the pharmacies are.
    'locator',
    // What partners' programmers read.
    'partners',
    'search-box',
    'vaccine',
    'points-shop',
    'order-return',
    // Where whoever gets money back says to which account.
    'refund-account',
    // A placed order.
    'order',
    // Games of chance: what is played and won, draws, their stage and their proof.
    'game',
    'profile',
    // What is told of all of that, where somebody agreed.
    'tags',
    'layout',
    'pages',
  ],
  pharmacy: [
    'device',
    'scan',
    'install',
    // Which pharmacy it is about.
    'area',
    'session',
    'parts',
    'counter',
    'survey',
    'customers',
    // Played at the counter with its customer.
    'game',
    'offers',
    'statistics',
    'leave',
    'settings',
    'layout',
    'home',
    'pages',
  ],
  backoffice: [
    // Who is in it, and what they have asked for.
    'data',
    'parts',
    // Lists, forms and pages made from a resource.
    'kit',
    // Four eyes, of several kinds of record.
    'approval',
    // The library of pictures, which every editor chooses from.
    'media',
    'money',
    // Taken at the door, and what of it was handed over.
    'cash',
    'orders',
    // What campaigns brought.
    'sources',
    'reports',
    'returns',
    'reviews',
    'jobs',
    // How the shop itself is.
    'health',
    'messages',
    // Planned prices, which a product's page shows.
    'prices',
    'products',
    'settings',
    'employees',
    'partners',
    'pharmacies',
    'surveys',
    'games',
    'content',
    // Categories, brands and what else products stand in.
    'shelf',
    // Days, fees and carriers of what is sent.
    'delivery',
    'vouchers',
    // Programmes of points, exchange promotions, gifts.
    'loyalty',
    // Genuine codes, what members report, points by hand, locked memberships.
    'codes',
    'counterfeits',
    'points',
    'member-locks',
    'game-wins',
    'releases',
    'claim-rules',
    'article-names',
    'leads',
    'experts',
    'questions',
    // What visitors write.
    'chats',
    // Everybody whom the shop knows.
    'data-requests',
    'merges',
    'customers',
    // What waits, and how the day goes.
    'today',
    // What staff are told of.
    'bell',
    // Actions on many rows that the worker carries out.
    'bulk-jobs',
    'earn-log',
    'people',
    'search',
    'session',
    // The first start, and what is missing before the shop sells.
    'opening',
    'layout',
    'pages',
  ],
}
