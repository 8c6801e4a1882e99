/** From the ground up: a module may call those named before it, never one named after it. */
export const modulesUpward: readonly string[] = [
  ...['settings', 'picture', 'location', 'stock', 'content', 'catalog', 'vaccine', 'notification'],
  ...['captcha', 'otp', 'identity', 'staff', 'employee'],
  // What pharmacies did a day: those who write what it counts stand above it.
  'tally',
  ...['genuine', 'loyalty', 'shipping', 'payment'],
  ...['voucher', 'gift'],
  'survey',
  // A pharmacy and its accounts.
  'drugstore',
  // What a member sees and does: it joins the four parts of the programme.
  'membership',
  ...['order', 'replenish'],
  // What pharmacies do at the counter.
  ...['counter', 'purchase'],
  // They only show what the modules below know.
  ...['feeds', 'job', 'desk'],
]

/** The same for the folders of `domain/`; what stands in none of them is below them all. */
export const domainUpward: readonly string[] = [
  ...['kernel', 'captcha', 'session', 'shipping', 'staff', 'desk'],
  ...['location', 'otp', 'notification', 'loyalty', 'genuine', 'gift'],
  ...['catalog', 'content', 'drugstore', 'employee', 'job', 'payment', 'replenish', 'survey'],
  ...['purchase', 'cart', 'voucher', 'order', 'membership', 'counter'],
  ...['identity', 'settings', 'vaccine'],
]
