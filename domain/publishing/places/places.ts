/** Where banners stand: the `slug` by which they are asked for. */
export const bannerPlaces = ['home', 'promotion'] as const
export const bannerTones = ['blue', 'green', 'amber', 'rose', 'purple'] as const

/** On which pages of the shop a popup may come up, and what brings it. */
export const popupPages = ['home', 'list', 'product', 'blog'] as const
export type PopupPage = (typeof popupPages)[number]
export const popupActions = ['view', 'add_to_cart', 'exit'] as const
export type PopupAction = (typeof popupActions)[number]
