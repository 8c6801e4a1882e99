/** Whom a page may load and call besides the shop, by directive of its policy. */
export interface OutsideOrigins {
  script?: readonly string[]
  connect?: readonly string[]
  img?: readonly string[]
  frame?: readonly string[]
}

/** Of several that a page needs. */
export function mergeOrigins(...of: readonly OutsideOrigins[]): OutsideOrigins {
  const all = (kind: keyof OutsideOrigins) => of.flatMap((one) => one[kind] ?? [])
  return {
    script: all('script'),
    connect: all('connect'),
    img: all('img'),
    frame: all('frame'),
  }
}

/** Of the tag manager and the measurement that it brings, as their makers publish them. */
export const tagOrigins: OutsideOrigins = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
}

/** The script of a container. */
export function tagScript(container: string): string {
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`
}
