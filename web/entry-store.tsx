import './styles/app.css'
import { startApplication } from './start-application.tsx'
import { storeRoutes } from './store-routes.ts'

/** The pharmacies' area begins here: nothing of the shop's frame is loaded with it. */
void startApplication(async () => storeRoutes)
