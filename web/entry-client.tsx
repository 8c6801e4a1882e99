import './styles/app.css'
import { isDeskPath } from './paths.ts'
import { routes } from './routes.ts'
import { startApplication } from './start-application.tsx'

/** The desk is an application of its own, of which shoppers load nothing. */
void startApplication(async () => {
  if (!isDeskPath(location.pathname)) return routes
  return (await import('./desk-routes.ts')).deskRoutes
})
