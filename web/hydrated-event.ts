/** Told to the document's own script (web/document.ts) when React has the page. */
export const hydratedEvent = 'hydrated'
