/** The library of pictures at the desk. */
export { mediaRoutes } from './routes.ts'
