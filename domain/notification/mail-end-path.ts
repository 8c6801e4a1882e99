/** The page on which mail is ended with one press, by the token of a mail. */
export function mailEndPath(token: string): string {
  return `/ngung-nhan-thu/${token}/`
}

/** Where that page's form and mail readers themselves send the press. */
export function mailEndFormPath(token: string): string {
  return `/api/mail/end/${token}`
}
