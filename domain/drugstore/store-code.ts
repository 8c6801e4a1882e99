/** What may name a store's cookie (decisions, section 8); no schema, so that browsers can ask it too. */
export const storeCodePattern = /^[A-Za-z0-9_-]{1,32}$/
