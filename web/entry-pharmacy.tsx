import '#web/styles/pharmacy.css'
import { startApplication } from '#web/start-application.tsx'
import { pharmacyRoutes } from '#web/pharmacy/routes.ts'

/** The pharmacies' area begins here: nothing of the shop's frame is loaded with it. */
void startApplication(async () => pharmacyRoutes)
