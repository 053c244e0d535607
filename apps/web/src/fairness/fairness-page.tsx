// The fairness page: Admiralty’s promises about dice and secrets, and their limits.
import { Page } from '../shell/shell.tsx'
import './fairness.css'

export function FairnessPage() {
  return (
    <Page title="Fair dice">
      <article className="fairness">
        <h1 className="big">Fair dice and secrets</h1>
        <p className="lead">Nobody can know a roll before the orders it decides are sealed, and nobody can change a roll unnoticed.</p>

        <HowDiceAreMade />
        <WhoSeesWhat />
        <NotPromised />
      </article>
    </Page>
  )
}

const HowDiceAreMade = () => (
  <>
    <h2>How dice are rolled</h2>
    <ol className="actions">
      <li>
        <b>The server commits.</b> Before anything happens, the server draws a secret for the match and publishes its fingerprint. The
        fingerprint does not reveal the secret, but any later change of the secret would show.
      </li>
      <li>
        <b>Every seat adds a value.</b> The browser of each player makes a random value when the player joins. The server makes the values
        of the computer&apos;s seats.
      </li>
      <li>
        <b>A roll is computed from all of it:</b> the secret, the values of all seats, the number of the entry in the journal, and the
        orders that are being resolved. These orders were sealed before. So nobody can wait for a lucky moment, and nobody can choose a
        secret that suits orders which are not given yet.
      </li>
      <li>
        <b>At the end the secret is published.</b> The page of a finished match has a button <i>Check the dice</i>: your browser then
        computes every roll again and compares. You can also check a saved journal with <code>admiralty verify</code>, without a server.
      </li>
    </ol>
    <p>
      Until then, every entry of the journal contains a hash of the entry before it, salted so that sealed orders cannot be guessed. A later
      change of an entry would break this chain.
    </p>
  </>
)

const WhoSeesWhat = () => (
  <>
    <h2>Who sees what</h2>
    <p>
      Your browser receives only what your seat may know. Secrets of other players are not hidden on the page; they are never sent. The
      server judges your orders by what you may know, so a refusal or a marked hex cannot reveal a secret.
    </p>
    <p>
      A computer player receives only what its seat sees. Sealed orders stay on the server until every player who was asked has answered.
      Until then you can withdraw yours.
    </p>
    <p>
      Everybody who can open a match can read its messages, spectators included. If you mute a player, only this browser hides the messages,
      and the player is not informed.
    </p>
    <p>If several players share one screen, the browser holds only one player&apos;s game at a time. Each hand-over clears it.</p>
  </>
)

const NotPromised = () => (
  <>
    <h2>What is not promised</h2>
    <p>
      <b>The operator of the server can see what it holds:</b> the secret of a match and all hidden ships. The proof shows that the dice
      were not manipulated; it does not stop the operator from looking. Play with an operator you trust, or run the server yourself.
    </p>
    <p>
      <b>An operator who also plays</b> could use the secret to try several orders before sending one. Dice of this kind cannot prevent
      that. Only an operator who does not play, or one you trust, can.
    </p>
    <p>
      The value of the player who creates a match reaches the server before it draws the secret, so this value alone proves nothing against
      the operator. The values of players who join later arrive after the commitment. The server chooses the values of the computer&apos;s
      seats.
    </p>
    <p>
      An invitation seats the first person who opens it and joins. A cookie ties your seat to this browser. If you clear the cookie, you
      lose the seat, unless you used a personal link to sign in on another device before.
    </p>
  </>
)
