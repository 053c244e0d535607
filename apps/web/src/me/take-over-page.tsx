// A personal link opened on another device. It asks first, because this browser is then signed in as another person.
import { noun, plural } from '@admiralty/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { matchesQuery, meQuery } from '../api/queries.ts'
import { takeOver } from '../api/social.ts'
import { isSecret, takeSecret } from '../proof/device-secret.ts'
import { Page } from '../shell/shell.tsx'
import './you.css'

export function TakeOverPage() {
  const { token } = useParams({ from: '/me/take/$token' })
  const secret = useLocation().hash.replace(/^#/, '')
  const { data: me } = useQuery(meQuery)
  const { data: games } = useQuery(matchesQuery)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const take = useMutation({
    mutationFn: () => takeOver(token),
    async onSuccess() {
      takeSecret(secret)
      queries.clear()
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <Page title="Personal link">
      <div className="me">
        <p className="dim">Personal link</p>
        <h1 className="big">Sign in on this browser?</h1>
        <p>This browser gets the name, games and seats of the person who made the link. The link works once.</p>
        <p>
          {isSecret(secret)
            ? 'The link also contains the key that signs this person’s orders. The key stays in this browser and is not sent to the server.'
            : 'This link does not contain the key that signs orders: the end of the address is missing. You can sign in, but then you need a new key for each seat.'}
        </p>
        {games && <p>{lossText(me?.name || 'a guest', games.length)}</p>}
        <div className="alts">
          <button type="button" className="btn go" disabled={take.isPending} onClick={() => take.mutate()}>
            Yes, sign in
          </button>
          <Link to="/" className="btn">
            No, stay {me?.name || 'a guest'}
          </Link>
          {games && games.length > 0 && (
            <Link to="/me" className="btn">
              Make my own link
            </Link>
          )}
        </div>
        {take.error && (
          <p className="bad" role="alert">
            {take.error.message}
          </p>
        )}
      </div>
    </Page>
  )
}

/** Says which games this browser loses when it signs in as another person. */
export function lossText(name: string, games: number): string {
  if (games === 0)
    return `This browser is now signed in as ${name}, with no games. If you sign in, it loses only designs that were saved here.`
  const them = noun(games, 'it', 'them')
  return `This browser is now signed in as ${name}, with ${plural(games, 'game')}. If you sign in, it loses ${them}. To keep ${them}, make a personal link of your own first.`
}
