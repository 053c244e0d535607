// Tokens with which programs read or play as the person.
import { type FormEvent, useState } from 'react'
import { type AccountToken, makeToken, type OwnAccount, type TokenRequest, withdrawToken } from '../api/account.ts'
import { base } from '../api/base.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { dayOf, useAccountAction } from './account-action.ts'
import { FailureNote, SureButton } from './sure-button.tsx'

const DAYS = [7, 30, 90, 366] as const
const FIRST: TokenRequest = { name: '', scope: 'read', days: 30 }

export function TokensSection({ account: { tokens } }: { readonly account: OwnAccount }) {
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">Tokens for programs</h2>
      <p>
        With a token a program of yours, such as a bot, reads your games or plays in them. No token can change this page. See the{' '}
        <a href={`${base}/api/docs`}>description of the API</a>.
      </p>
      <ul className="own-list">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      <NewTokenForm />
    </section>
  )
}

function TokenRow({ token: { id, name, scope, expires, seen } }: { readonly token: AccountToken }) {
  const withdraw = useAccountAction(withdrawToken)
  const isOver = expires <= Date.now()
  return (
    <li>
      <span className="own-row">
        <b>{name}</b> {scope === 'read' ? 'reads' : 'reads and plays'}
        <span className="dim">
          {' '}
          {isOver ? 'expired' : 'until'} {dayOf(expires)}, {seen === null ? 'never used' : `last used ${dayOf(seen)}`}
        </span>
      </span>
      <SureButton
        consequence={`Programs with the token ${name} stop working at once.`}
        yes="Yes, withdraw it"
        busy={withdraw.isPending}
        onSure={() => withdraw.mutate(id)}
      >
        Withdraw
      </SureButton>
      <FailureNote error={withdraw.error} />
    </li>
  )
}

function NewTokenForm() {
  const [wanted, setWanted] = useState(FIRST)
  const make = useAccountAction(makeToken)
  const change = (part: Partial<TokenRequest>) => setWanted({ ...wanted, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({ ...wanted, name: wanted.name.trim() }, { onSuccess: () => setWanted(FIRST) })
  }
  return (
    <form onSubmit={submit} className="name-form token-form">
      <label>
        Name of the program
        <input
          className="in"
          value={wanted.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label>
        It may
        <select className="in" value={wanted.scope} onChange={({ target }) => change({ scope: target.value === 'play' ? 'play' : 'read' })}>
          <option value="read">read</option>
          <option value="play">read and play</option>
        </select>
      </label>
      <label>
        Valid for
        <select className="in" value={wanted.days} onChange={({ target }) => change({ days: Number(target.value) })}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 366 ? 'a year' : `${days} days`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn" disabled={wanted.name.trim() === '' || make.isPending}>
        Make a token
      </button>
      {make.data && (
        <div role="status">
          <CopyLink address={make.data.token} label={`Token ${make.data.name}`} />
          <p>Copy it now: it is shown only once. Whoever has it acts as you.</p>
        </div>
      )}
      <FailureNote error={make.error} />
    </form>
  )
}
