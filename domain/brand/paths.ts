/** Where the shop's icons are asked for, with the look's version behind `?v=`. */
export const iconPaths = {
  favicon: '/media/icons/favicon.svg',
  small: '/media/icons/icon-192.png',
  large: '/media/icons/icon-512.png',
  maskable: '/media/icons/maskable-512.png',
  apple: '/media/icons/apple-touch-180.png',
  /** Of a link whose page has no picture. */
  share: '/media/icons/share-1200x630.jpg',
} as const

export const manifestPath = '/manifest.webmanifest'
