/** As `web/styles/app.css` says it: what a shop looks like before anybody chose. */
export const initialColor = '#0b5fd3'
