// The page You: name, mail address, notices, devices, keys, tokens, and the deletion of the account.
import { useQuery } from '@tanstack/react-query'
import { accountQuery, deleteAccount, type OwnAccount } from '../api/account.ts'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { NameForm } from '../shell/own-name.tsx'
import { Page } from '../shell/shell.tsx'
import { leaveAccount, useAccountAction } from './account-action.ts'
import { AddressSection } from './address-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { OutletsSections } from './outlets-section.tsx'
import { FailureNote, SureButton } from './sure-button.tsx'
import { TokensSection } from './tokens-section.tsx'
import './you.css'

export function YouPage() {
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <Page title="You">
      {error && !account && <ErrorNote error={error} retry={() => void refetch()} />}
      {!account && !error && <LoadingNote what="Loading your page…" />}
      {account && <You account={account} />}
    </Page>
  )
}

function You({ account }: { readonly account: OwnAccount }) {
  return (
    <div className="me">
      <h1 className="big">{account.name || 'You'}</h1>
      <section aria-label="Name">
        <NameForm key={account.name} name={account.name} done={() => {}} />
      </section>
      <AddressSection account={account} />
      <NoticesSection />
      <DevicesSection account={account} />
      <KeysSection account={account} />
      <OutletsSections />
      <TokensSection account={account} />
      <DeletionSection />
    </div>
  )
}

function DeletionSection() {
  const remove = useAccountAction(async () => {
    await deleteAccount()
    leaveAccount()
  })
  return (
    <section aria-labelledby="deletion">
      <h2 id="deletion">Delete your account</h2>
      <p>
        Your name, address, devices, tokens, saved designs and the copy of your keys are deleted. Games stay, because they belong to the
        others too: they show <i>Deleted player</i>.
      </p>
      <SureButton
        consequence="Nobody can sign in as you again, and the games that you still play go on without you. This cannot be taken back."
        yes="Yes, delete my account"
        busy={remove.isPending}
        onSure={() => remove.mutate(undefined)}
      >
        Delete my account
      </SureButton>
      <FailureNote error={remove.error} />
    </section>
  )
}
