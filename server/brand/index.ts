/** How the shop is called and looks: read from the settings, kept in step with them. */
export { openBrand, type BrandKeeper } from './open-brand.ts'
