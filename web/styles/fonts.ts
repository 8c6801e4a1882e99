import regular from '../fonts/be-vietnam-pro-400.woff2?url'
import medium from '../fonts/be-vietnam-pro-500.woff2?url'
import semibold from '../fonts/be-vietnam-pro-600.woff2?url'
import bold from '../fonts/be-vietnam-pro-700.woff2?url'

/**
 * Every page preloads all four (58 KB together): with `font-display: optional` a weight that comes
 * late is not used at all, and one heading in another face looks worse than none.
 */
export const preloadedFonts: readonly string[] = [regular, medium, semibold, bold]
