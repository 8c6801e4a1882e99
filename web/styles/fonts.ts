/** Of all weights; every page asks for it at once, beside the styles that name it. */
export { default as preloadedFont } from '#web/fonts/inter.woff2?url'
