export interface MembershipTables {
  /** About whom a pharmacy has asked since its window began. */
  asked_phones: { store_code: string; since: Date; phones: string[] }
  /** Codes looked up and wrong ones within an hour, by whoever enters them. */
  code_guesses: { guesser: string; since: Date; count: number }
}
