/** What other modules may call of partners. */
export { openPartnerDoor } from './door/partner-door.ts'
export { partnerRecords } from './backoffice/partners.ts'
export { forgetPartnerCalls } from './calls/call-queries.ts'
export { savePartner } from './save-partner.ts'
export { forgetWebhooks } from './webhook/delivery-queries.ts'
export { openWebhookSender } from './webhook/webhook-sender.ts'
