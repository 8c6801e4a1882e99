import '#web/styles/backoffice.css'
import { backofficeRoutes } from '#web/backoffice/routes.ts'
import { startApplication } from '#web/start-application.tsx'

/** The back office begins here, with the schemas its forms are made from: shoppers load nothing of it. */
void startApplication(async () => backofficeRoutes)
