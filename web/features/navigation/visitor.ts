/** Who is looking, known only after the page has come: absent means nobody is logged in. */
export interface Visitor {
  fullName: string
  /** Holds a loyalty membership. */
  isMember: boolean
  points?: number
}
