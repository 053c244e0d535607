// A channel: a way by which notices reach people, such as mail. It decides whether a person uses it, and for which notices.
import type { Notice } from './notice.ts'

/** What became of a notice in a channel. */
export type ChannelAnswer =
  /** The person does not use the channel, or not for such notices. */
  | { readonly kind: 'unused' }
  /** The channel has taken it. `bounce` is the name under which it may come back; absent if it cannot. */
  | { readonly kind: 'sent'; readonly address: string; readonly bounce?: string }
  /** It can never be sent to this address, and nobody but its receiver can change that. */
  | { readonly kind: 'refused'; readonly address: string; readonly why: string }
  /** It could not be sent now. It is tried again. */
  | { readonly kind: 'failed'; readonly why: string }

/** Sends notices. */
export interface Channel {
  /** Its name in the list of what was sent: 'mail'. */
  readonly name: string
  /** Sends a notice. A crash may call this twice for one notice, so a receiver must be able to see from the key that it is the same. Never throws. */
  tell(notice: Notice, signal: AbortSignal): Promise<ChannelAnswer>
}
