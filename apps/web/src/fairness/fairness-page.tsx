// What is promised about dice and secrets, and what is not, in plain words.
import { Page } from '../shell/shell.tsx'
import './fairness.css'

export function FairnessPage() {
  return (
    <Page title="Fair dice">
      <article className="fairness">
        <h1 className="big">Fair dice, kept secrets</h1>
        <p className="lead">
          Nobody at the table can know a roll before the orders it serves are sealed, and nobody can change one afterwards unseen.
        </p>

        <h2>How a die is made</h2>
        <ol className="actions">
          <li>
            <b>The match commits.</b> Before anything happens, the server draws a secret for the match and publishes a fingerprint of it.
            The fingerprint gives nothing away, but the secret cannot be changed any more without everybody noticing.
          </li>
          <li>
            <b>Every seat adds something of its own.</b> Whoever sits down brings a random value, made in their own browser. For the
            computer&apos;s seats the server brings one.
          </li>
          <li>
            <b>A roll is computed from all of it:</b> the secret, the values of all seats, the number of the entry in the journal, and the
            very orders that are being carried out. Those orders were sealed before. So nobody could wait for a lucky moment, and nobody
            could choose a secret to suit orders that had not been given yet.
          </li>
          <li>
            <b>When it is over, the secret is published.</b> The page of the finished match has a button <i>Check the dice</i>: it makes
            every roll again in your browser and compares. The saved journal can be checked as well with <code>admiralty verify</code>,
            without any server.
          </li>
        </ol>
        <p>
          Until then every entry of the journal carries a link to the entry before, salted so that sealed orders cannot be guessed from it.
          An entry changed later would break the chain.
        </p>

        <h2>Who sees what</h2>
        <p>
          Your browser is sent what your seat may know and nothing else: not hidden on the page, but never sent. Whether an order is legal
          is judged on what you may know, so a refusal or a marked hex cannot betray a secret of somebody else.
        </p>
        <p>
          The computer&apos;s players sit in a seat and are given what that seat sees. Sealed orders lie on the server until everybody who
          was asked has answered; until then they can be taken back.
        </p>
        <p>
          What is said across the table is read by everybody who can open it, those who watch included. Muting somebody hides their words in
          this browser alone, and nobody is told.
        </p>
        <p>Several seats at one screen: only one seat&apos;s table is in the browser at a time. Handing over empties it first.</p>

        <h2>What is not promised</h2>
        <p>
          <b>Whoever runs the server can see what it holds:</b> the secret of a match and all its hidden ships. The proof shows that the
          dice were not tampered with; it does not keep the operator from looking. Play for honour with an operator you trust, or run the
          server yourself.
        </p>
        <p>
          <b>An operator who plays too</b> could use the secret to try several orders out before giving one. Against that no dice of this
          kind help; only an operator who does not play, or one you trust.
        </p>
        <p>
          The value of whoever opens a table reaches the server with the request to open it, when the secret is drawn; so that one value
          alone proves nothing against the operator. The values of those who sit down later come after the commitment. Those for the
          computer&apos;s seats are chosen by the server.
        </p>
        <p>
          A link of invitation seats whoever opens it first. Your seat is tied to this browser by a cookie; clear it, and the seat is lost,
          unless a personal link took you to another device before.
        </p>
      </article>
    </Page>
  )
}
