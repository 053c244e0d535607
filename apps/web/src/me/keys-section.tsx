// The copy of the keys that only a passphrase opens: how it is made, and how another device opens it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { keepKeyCopy, keyCopy, type OwnAccount, removeKeyCopy } from '../api/account.ts'
import { currentSecret, deviceSecrets, takeSecrets } from '../proof/device-secret.ts'
import { canSealKeys, openSecrets, PASSPHRASE_LENGTH, sealSecrets } from '../proof/key-copy.ts'
import { useAccountAction } from './account-action.ts'
import { FailureNote, SureButton } from './sure-button.tsx'

export function KeysSection({ account: { hasKeyCopy } }: { readonly account: OwnAccount }) {
  const remove = useAccountAction(removeKeyCopy)
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <p>
        A key in this browser signs your orders, so that everybody can prove who gave them. A device that was signed in by mail does not
        have it. Keep a copy on the server that only a passphrase opens, and open it on your other devices.
      </p>
      {!canSealKeys() && <p>Without a secure connection (https) this browser cannot do that. Use a personal link instead.</p>}
      {canSealKeys() && hasKeyCopy && <OpenCopy />}
      {canSealKeys() && <SaveCopy hasKeyCopy={hasKeyCopy} />}
      {hasKeyCopy && (
        <SureButton
          consequence="Devices that have your keys keep them."
          yes="Yes, delete the copy"
          busy={remove.isPending}
          onSure={() => remove.mutate(undefined)}
        >
          Delete the copy
        </SureButton>
      )}
      <FailureNote error={remove.error} />
    </section>
  )
}

/** Opens the copy on this device. */
export function OpenCopy() {
  const queries = useQueryClient()
  const open = useMutation({
    mutationFn: openCopy,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['seat-key'] }),
  })
  return (
    <>
      <PassphraseForm
        label="Passphrase of your copy"
        action="Open the copy here"
        isNew={false}
        busy={open.isPending}
        onSend={open.mutate}
      />
      {open.isSuccess && <p role="status">This browser has your keys now and can sign your orders.</p>}
      <FailureNote error={open.error} />
    </>
  )
}
async function openCopy(passphrase: string): Promise<void> {
  const { copy } = await keyCopy()
  const secrets = copy === null ? null : await openSecrets(passphrase, copy)
  if (!secrets) throw new Error('This passphrase does not open the copy. Nothing was changed.')
  takeSecrets(secrets)
}

function SaveCopy({ hasKeyCopy }: { readonly hasKeyCopy: boolean }) {
  const save = useAccountAction(async (passphrase: string) => {
    currentSecret()
    await keepKeyCopy(await sealSecrets(passphrase, deviceSecrets()))
  })
  return (
    <>
      <PassphraseForm
        label={hasKeyCopy ? 'Passphrase for a new copy of the keys in this browser' : 'Passphrase for a copy'}
        action={hasKeyCopy ? 'Replace the copy' : 'Keep a copy'}
        isNew
        busy={save.isPending}
        onSend={save.mutate}
      />
      {save.isSuccess && (
        <p role="status">The copy is saved. Nobody can open it without the passphrase, and nobody can tell you the passphrase.</p>
      )}
      <FailureNote error={save.error} />
    </>
  )
}

interface PassphraseFormProps {
  readonly label: string
  readonly action: string
  /** Whether the passphrase is chosen now. */
  readonly isNew: boolean
  readonly busy: boolean
  onSend(passphrase: string): void
}
function PassphraseForm({ label, action, isNew, busy, onSend }: PassphraseFormProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const isShort = typed.trim().length < PASSPHRASE_LENGTH
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isShort) return
    onSend(typed)
    setTyped('')
  }
  return (
    <form onSubmit={submit} className="name-form">
      <label htmlFor={id}>{label}</label>
      <div className="name-row">
        <input
          id={id}
          className="in"
          type="password"
          value={typed}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn" disabled={isShort || busy}>
          {busy ? 'A moment…' : action}
        </button>
      </div>
      <p id={`${id}-hint`} className="dim">
        At least {PASSPHRASE_LENGTH} characters.{isNew && ' Four or five words that do not belong together are good.'}
      </p>
    </form>
  )
}
