export type ChannelName = 'zalo' | 'sms' | 'email' | 'push' | 'local'

/** Somebody who carries messages of one kind. */
export interface Channel<Message, Name extends ChannelName = ChannelName> {
  readonly name: Name
  /** Never throws for what the provider or the network does: that is an outcome. */
  send(message: Message, signal: AbortSignal): Promise<Delivery>
}

/** A provider that carries messages to phones. */
export type MessageChannel = Channel<OutgoingMessage, 'zalo' | 'sms' | 'local'>

/** Who carries mail. */
export type MailChannel = Channel<OutgoingMail, 'email' | 'local'>

export interface OutgoingMessage {
  /** The same for every attempt, so that a provider may know a repetition. */
  id: string
  /** Normalised: `0901234567`. */
  phone: string
  /** Our name of the template. */
  template: string
  values: Readonly<Record<string, string>>
  /** The whole message, for channels without templates of their own. */
  text: string
}

export interface OutgoingMail {
  /** The same for every attempt: who gets it twice shows it once. */
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where it is ended with one press; of what is not about somebody's own orders alone. */
  unsubscribe?: string
}

export type Delivery =
  /** The provider took it; it is not on the phone yet. */
  { outcome: 'accepted'; code: string; reference: string } | Failure

export type Failure =
  /** This channel will not carry this message; another may. */
  | { outcome: 'refused'; code: string; because: RefusedBecause }
  /** Network, overload, a fault over there: worth another try. */
  | { outcome: 'failed'; code: string }

/**
 * - `recipient`: the phone or address cannot or will not receive on this channel
 * - `setup`: keys, templates or rights are wrong; somebody of ours must act
 * - `quota`: money or quota is used up; somebody of ours must act
 * - `unclear`: an answer that says nothing
 */
export type RefusedBecause = 'recipient' | 'setup' | 'quota' | 'unclear'
