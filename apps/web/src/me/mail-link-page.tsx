// The link of a mail. To open the page uses nothing up, because mail scanners follow links; a button does.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { accountQuery, type MailLink, mailLinkQuery, redeemMailLink } from '../api/account.ts'
import { matchesQuery, meQuery } from '../api/queries.ts'
import { LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { OpenCopy } from './keys-section.tsx'
import { FailureNote } from './sure-button.tsx'
import { lossText } from './take-over-page.tsx'
import './you.css'

export function MailLinkPage() {
  const { token } = useParams({ from: '/me/mail/$token' })
  const queries = useQueryClient()
  const { data: link, error } = useQuery(mailLinkQuery(token))
  const use = useMutation({
    mutationFn: () => redeemMailLink(token),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mail-link' }),
  })
  return (
    <Page title="Link from a mail">
      <div className="me">
        {!link && !error && <LoadingNote what="Reading the link…" />}
        {error && (
          <>
            <h1 className="big">This link cannot be used</h1>
            <p role="alert">{error.message}</p>
            <Link to="/me" className="btn">
              Ask for a new link
            </Link>
          </>
        )}
        {link && use.data && <SignedIn name={use.data.name} link={link} />}
        {link && !use.data && (
          <>
            <p className="dim">Link for {link.address}</p>
            <h1 className="big">{link.mine ? 'Confirm this address?' : `Sign in as ${link.name}?`}</h1>
            <p>
              {link.mine
                ? `You are ${link.name} in this browser. With the address you can sign in on any device.`
                : `This browser gets the name, games and seats of ${link.name}. Do it only if you asked for the mail: otherwise you would play with another person’s account.`}
            </p>
            {!link.mine && <Loss />}
            <div className="alts">
              <button type="button" className="btn go" disabled={use.isPending} onClick={() => use.mutate()}>
                {link.mine ? 'Yes, confirm' : 'Yes, sign in'}
              </button>
              <Link to="/" className="btn">
                No
              </Link>
            </div>
            <FailureNote error={use.error} />
          </>
        )}
      </div>
    </Page>
  )
}

function Loss() {
  const { data: me } = useQuery(meQuery)
  const { data: games } = useQuery(matchesQuery)
  return games ? <p>{lossText(me?.name || 'a guest', games.length)}</p> : null
}

interface SignedInProps {
  readonly name: string
  readonly link: MailLink
}
function SignedIn({ name, link: { address, mine } }: SignedInProps) {
  const { data: account } = useQuery(accountQuery)
  return (
    <>
      <p className="dim">{address} is confirmed</p>
      <h1 className="big">You are signed in as {name}</h1>
      {account?.hasKeyCopy && !mine && (
        <>
          <p>Your orders are signed with a key. Open your copy of the keys, so that this browser can sign too.</p>
          <OpenCopy />
        </>
      )}
      {account && !account.hasKeyCopy && !mine && (
        <p>
          This browser does not have the key that signs your orders. It shows all your games. To play on in a game that you joined
          elsewhere, bring the key with a personal link or a copy from the device where you joined, or choose a new key in that game: its
          log then shows everybody the new key. No key is replaced unless you ask for it.
        </p>
      )}
      <div className="alts">
        <Link to="/" className="btn go">
          My games
        </Link>
        <Link to="/me" className="btn">
          Your page
        </Link>
      </div>
    </>
  )
}
