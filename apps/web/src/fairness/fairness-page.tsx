// The fairness page: what dice, signatures and receipts prove, and what remains possible for whom.
import { Link } from '@tanstack/react-router'
import { Page } from '../shell/shell.tsx'
import './fairness.css'

export function FairnessPage() {
  return (
    <Page title="Fair dice">
      <article className="fairness">
        <h1 className="big">Fair dice and secrets</h1>
        <p className="lead">
          The server commits to its dice before the match, and they also depend on what every player and every device adds. Where your
          device has added its link, nobody could know a roll before the orders that it decides were fixed. Your browser signs your orders,
          and keeps what it sent and what it was shown. After the end it computes every roll, order and message again, and names each
          difference. Whoever runs the server still sees all secrets, so play with somebody whom you trust with them.
        </p>

        <WhatAHostMayTry />
        <HowDiceAreMade />
        <Links />
        <SignedOrders />
        <SeatsThatPassOn />
        <Receipts />
        <WhoSeesWhat />
        <WhatRemains />
      </article>
    </Page>
  )
}

/** Attempts of a host to cheat, and their results. The words of the middle column are 'impossible', 'noticed' and 'not noticed'. */
const ATTEMPTS: readonly { readonly tries: string; readonly result: 'impossible' | 'noticed' | 'not noticed'; readonly how: string }[] = [
  { tries: 'Choose a secret after seeing orders', result: 'impossible', how: 'The commitment comes first; the check compares it.' },
  {
    tries: 'Change a roll or an order afterwards',
    result: 'noticed',
    how: 'By the check: rolls, signatures and the chain of hashes no longer fit.',
  },
  {
    tries: 'Try orders on the dice of an entry that has your link',
    result: 'impossible',
    how: 'The dice need the link of your device, which comes after the orders are fixed.',
  },
  {
    tries: 'Try orders on the dice while no other device is connected, against computers, or without asking your device',
    result: 'not noticed',
    how: 'The check lists every entry without your link, but not what was tried.',
  },
  {
    tries: 'Insert entries until the dice suit',
    result: 'impossible',
    how: 'Only answers are counted, and your device gives one link for each.',
  },
  {
    tries: 'Say that a later question is being answered, to get links too early',
    result: 'noticed',
    how: 'By your receipt: the server has signed a number that the journal does not have. It works only after inserted entries.',
  },
  {
    tries: 'Restore the match to get new dice',
    result: 'noticed',
    how: 'By the log and the check, which list every restoration.',
  },
  {
    tries: 'Leave out your link after seeing it, and so choose between two results',
    result: 'noticed',
    how: 'By the check, which lists the entry as without your link. Your receipt proves it if the server had confirmed the link; a late link looks the same otherwise.',
  },
  {
    tries: 'Replace your key, dice value or end of links when you join',
    result: 'noticed',
    how: 'By your browser at once, which compares them with what it sent; at the latest by your receipt after the end.',
  },
  {
    tries: 'Leave out the links of a seat',
    result: 'noticed',
    how: 'By the check, which lists every seat without links, and by the receipt of its player.',
  },
  { tries: 'Show you other dice or places than the journal has', result: 'noticed', how: 'By the check after the end, with the entry.' },
  { tries: 'Throw away an order that you sealed', result: 'noticed', how: 'By your receipt, which has its signature.' },
  { tries: 'Use an order that you withdrew', result: 'noticed', how: 'By your receipt, which remembers the withdrawal.' },
  {
    tries: 'Use a draw that you offered and withdrew',
    result: 'not noticed',
    how: 'Your signature stays valid until you sign an order after a later entry.',
  },
  { tries: 'Put a computer in your place', result: 'noticed', how: 'By the log and the check, which list every order that it gave.' },
  {
    tries: 'Concede or agree to a draw for you',
    result: 'impossible',
    how: 'Both need your signature; a computer in your place has no voice.',
  },
  { tries: 'Begin from a position of its own', result: 'noticed', how: 'By the check, which says that the match began from a position.' },
  { tries: 'Replace the whole match by another one', result: 'noticed', how: 'By your browser at once, and by every receipt.' },
  { tries: 'Sign with a new key for your seat', result: 'noticed', how: 'By the log and the check, which list every new key.' },
  {
    tries: 'Give your seat to another person',
    result: 'noticed',
    how: 'By your page at once, which says that your seat has passed on, and by the log and the check, which name the entry.',
  },
  { tries: 'Look at secrets and tell them to somebody', result: 'not noticed', how: 'The server has to hold them.' },
  {
    tries: 'Send you changed pages that check nothing',
    result: 'not noticed',
    how: 'Check journal and receipt with your own copy of the program.',
  },
]

const WhatAHostMayTry = () => (
  <>
    <h2 id="attempts">What a dishonest host may try</h2>
    <div className="attempts">
      <table>
        <thead>
          <tr>
            <th scope="col">It tries to</th>
            <th scope="col">Result</th>
            <th scope="col">Why, or by what</th>
          </tr>
        </thead>
        <tbody>
          {ATTEMPTS.map(({ tries, result, how }) => (
            <tr key={tries}>
              <th scope="row">{tries}</th>
              <td className={result === 'not noticed' ? 'bad' : undefined}>{result}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p>
      Whoever deletes the data of a browser loses its receipts. Without a receipt the file alone shows whether the journal agrees with
      itself, but not whose keys it has.
    </p>
  </>
)

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
        <b>A roll is computed from all of it:</b> the secret, the values of all seats, the number of questions answered so far, the orders
        that are being resolved, and the links of the players&apos; devices. These orders were sealed before. So nobody can wait for a lucky
        moment, and nobody can choose a secret that suits orders which are not given yet. Whatever happens between two answers, such as a
        new key or a computer that sits in, gives no other dice. Only a restored match gets new ones, and its log says so.
      </li>
      <li>
        <b>At the end the secret is published.</b> The page of a finished match has a button <i>Check the dice</i>: your browser then
        computes every roll again, checks every signature, and compares the match with what it saw. You can also check a saved journal with{' '}
        <code>admiralty verify</code>, without a server.
      </li>
    </ol>
    <p>
      <b>A match may keep its secrets</b> when it ends, if that was agreed at its start. Then no journal and no secret is published, and
      nobody can check its dice and orders. Each player keeps the replay of the own view. Receipts still show whether the server has changed
      what it had sent.
    </p>
    <p>
      Until the journal is published, every entry of it has a hash that also covers the entry before it. The secret is part of the hash, so
      that sealed orders cannot be guessed. A later change of an entry would break this chain.
    </p>
  </>
)

const Links = () => (
  <>
    <h2 id="links">What your device adds</h2>
    <p>
      The server knows its secret. If its operator also plays, it could try orders on the dice before it gives one. So your device adds
      something that the server cannot know in time: the next link of a chain, whose end it published when you joined.
    </p>
    <ol className="actions">
      <li>
        <b>The orders are fixed.</b> When everybody has answered, no order can be withdrawn any more. The server signs a fingerprint of the
        orders and sends it to the devices of all players who are connected.
      </li>
      <li>
        <b>Each device answers once.</b> It keeps the fingerprint, sends the link for this answer, and refuses any other fingerprint for it,
        also if other entries come between.
      </li>
      <li>
        <b>The links go into the dice</b> of this entry and of all later ones. The server waits at most three seconds for them.
      </li>
    </ol>
    <p>
      The devices are asked for every answer, also where nobody had a choice. The check of the dice lists every seat: for which entries its
      device gave a link, and who gave each of its orders and why. Computer players have no links, and players who were not connected gave
      none. One person who holds all seats is not asked.
    </p>
  </>
)

const SignedOrders = () => (
  <>
    <h2>Who signs what</h2>
    <p>
      Each seat has a key. Your browser makes it when you join, and signs every order, concession, draw and return with it. The server has
      only the public half, so it can check your signature but cannot write one. The dice do not depend on signatures.
    </p>
    <p>
      A signature also covers the hash of an entry that your browser has received. So an order cannot be moved into another match or another
      history. At the end the server signs the last entry.
    </p>
    <ul>
      <li>
        <b>The server’s signature covers its own seats:</b> those of computer players and of programs that join without a key. It also signs
        each order while a computer sits in for an absent player.
      </li>
      <li>
        <b>Orders without a choice need no signature.</b> The server gives them when the rules allow no other order, or after a concession.
        It never gives one in place of an order that you have sealed.
      </li>
      <li>
        <b>The key stays in this browser.</b> A personal link takes it to another device, in the part of the address that browsers do not
        send. If you lose it, you can sign with a new key, and the log tells everybody.
      </li>
    </ul>
  </>
)

const SeatsThatPassOn = () => (
  <>
    <h2 id="seats">When a seat passes on</h2>
    <p>
      You can give your seat to another person: press <i>Give my seat to somebody</i> below the chat, and send the link. If a player misses
      too many deadlines, the others can look for somebody together.
    </p>
    <ul>
      <li>
        <b>The others may object.</b> The seat passes on when all of them agree, or when nobody has objected for the time that the page
        names, usually three days.
      </li>
      <li>
        <b>The new player has a key of their own.</b> Their browser makes it from the same dice value, so nobody can choose new dice by
        passing a seat on. The check lists the entry, and counts the links of both browsers.
      </li>
      <li>
        <b>The new player sees what the seat sees.</b> Sealed orders of the former player do not count any more. They are a draft, which the
        new player may send.
      </li>
      <li>
        <b>Nobody comes back.</b> Who holds or has held a seat of a match cannot take another one in it.
      </li>
    </ul>
  </>
)

const Receipts = () => (
  <>
    <h2 id="receipts">Receipts</h2>
    <p>
      A journal without errors proves that it is <i>a</i> match, not that it is <i>your</i> match. Whoever runs the server could make
      another one with another secret. So your browser keeps a receipt of each match: commitment, dice values, keys, ends of links, the hash
      of every entry it received, the signatures of the orders it sent or withdrew, the fingerprints it answered, and a fingerprint of
      everything that it was shown.
    </p>
    <p>
      Of your own seats it keeps what it sent, before it sends it. So the operator cannot replace your key, your dice value or your links on
      the way. The first value of each other fact stays. If the server shows another one, the table says at once:{' '}
      <i>This is not the match that this browser saw.</i> Your browser then signs nothing and gives no link.
    </p>
    <p>
      The check of the dice compares the whole journal with the receipt. It computes from the journal what your seat had to be shown, and
      names every entry that was shown in another way. It also says what it could not compare.
    </p>
    <ul>
      <li>
        <b>A receipt that the server signed convinces others.</b> If it differs from the journal, the server has contradicted itself.
      </li>
      <li>
        <b>A receipt without that signature convinces only you,</b> because anybody can write such a file.
      </li>
      <li>
        <b>Old receipts make room.</b> This browser keeps about the latest ten long matches, and deleting its data deletes them. Save a
        receipt elsewhere if it matters.
      </li>
      <li>
        <b>A server that was restored from a backup</b> may have lost the latest entries. The log says so, and the dice after it are new.
        Receipts of the lost entries then differ.
      </li>
    </ul>
    <p>
      <Link to="/check" className="loc">
        Compare a receipt with a match
      </Link>
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
    <p>If only the players may watch a match, it does not exist for others: the server answers them as if the address were wrong.</p>
    <p>
      Everybody who can open a match can read its messages, spectators included. If you mute a player, only this browser hides the messages,
      and the player is not informed.
    </p>
    <p>If several players share one screen, the browser holds only one player&apos;s game at a time. Each hand-over clears it.</p>
  </>
)

const WhatRemains = () => (
  <>
    <h2>What remains possible</h2>
    <p>
      <b>The operator of the server sees what it holds:</b> the secret of a match and all hidden ships. Proof does not stop the operator
      from looking. Play with an operator you trust, or run the server yourself.
    </p>
    <p>
      <b>The server can refuse or delay.</b> It can refuse an order, say that a player is absent, or be down. It cannot concede for anybody
      or agree to a draw for anybody.
    </p>
    <p>
      <b>The pages come from the server, too.</b> An operator could send you changed pages that check nothing or take your key. If you need
      to be certain, save receipt and journal and check both with <code>admiralty verify</code> on your own computer.
    </p>
    <p>
      <b>Your own key is as safe as your browser.</b> Whoever can use it, or has your personal link, can sign your orders. If you clear the
      data of this browser, cookie and key are gone. Without a personal link used on another device before, the seat is lost.
    </p>
    <p>
      <b>Some dice values prove nothing against the operator.</b> The value of the player who creates a match reaches the server before it
      draws the secret. The server chooses the values of computer players. The values of players who join later arrive after the commitment.
    </p>
    <p>An invitation seats the first person who opens it and joins.</p>
  </>
)
