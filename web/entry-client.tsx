import '#web/styles/shop.css'
import { routes } from '#web/shop/routes.ts'
import { startApplication } from '#web/start-application.tsx'

void startApplication(async () => routes)
