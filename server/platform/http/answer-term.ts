/** How long an answer is true by what its use cases have read. */
export class AnswerTerm {
  until: Date | null = null

  /** The soonest moment counts. */
  readonly keepUntil = (moment: Date): void => {
    if (!this.until || moment < this.until) this.until = moment
  }
}
