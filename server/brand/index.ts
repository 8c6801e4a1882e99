/** How the shop is called and looks: read from the settings, kept in step with them. */
export { openBrand } from './open-brand.ts'
