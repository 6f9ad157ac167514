// The client's passkeys: adding, naming and removing them.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { hasPasskeys, makePasskey } from '#browser/page/passkeys.ts'
import type { PasskeyView, SecurityView } from '#contract/client/factors.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './api.ts'
import { NameForm } from './NameForm.tsx'
import css from './Security.module.css'
import { useChange } from './use-security.ts'

type Props = {
  readonly factors: SecurityView
  readonly onCodes: (codes: readonly string[]) => void
}

export function Passkeys({ factors, onCodes }: Props) {
  const { passkeys } = factors
  return (
    <section className={panelClass} aria-label={t.security.passkeysTitle}>
      <h2>{t.security.passkeysTitle}</h2>
      <p>{t.security.passkeysWhat}</p>
      {passkeys.length === 0 ? (
        <p className={css.note}>{t.security.passkeysNone}</p>
      ) : (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} factors={factors} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Adding factors={factors} onCodes={onCodes} />
      ) : (
        <p className={css.note}>{t.security.passkeysUnknown}</p>
      )}
    </section>
  )
}

function Adding({ factors, onCodes }: Props) {
  const [step, setStep] = useState<'closed' | 'prove' | { challenge: string }>('closed')
  const close = () => setStep('closed')
  const start = async (proof: string) => setStep(await passkeyOptions(proof))
  const add = useChange(async ({ name, asked }: { name: string; asked: { challenge: string } }) => {
    const passkey = await makePasskey(asked)
    if (passkey) return addPasskey(name, passkey)
    toast('error', t.security.passkeyCancelled)
    return undefined
  })
  if (step === 'closed') {
    return <Button onClick={() => setStep('prove')}>{t.security.passkeyAdd}</Button>
  }
  if (step === 'prove') {
    const deed = { action: 'passkey_add' } as const
    return <ProveIt deed={deed} methods={factors.methods} onProof={start} onCancel={close} />
  }
  return (
    <NameForm
      label={t.security.passkeyMake}
      hint={t.security.passkeyNameHint}
      sending={{ ...add, mutate: (name, told) => add.mutate({ name, asked: step }, told) }}
      onCancel={close}
      onDone={(done: Awaited<ReturnType<typeof addPasskey>> | undefined) => {
        if (!done) return
        onCodes(done.data.recovery_codes ?? [])
        close()
      }}
    />
  )
}

function Row({ passkey, factors }: { passkey: PasskeyView; factors: SecurityView }) {
  const { id, name, created_at, used_at } = passkey
  const [step, setStep] = useState<'closed' | 'rename' | 'remove'>('closed')
  const close = () => setStep('closed')
  const rename = useChange((to: string) => renamePasskey(id, to))
  const remove = useChange((proof: string) => removePasskey(id, proof), 'in form')
  const used = used_at === null ? t.security.neverUsed : t.security.used(format.date(used_at))
  return (
    <li>
      <div className={css.row}>
        <span className={css.what}>
          {name}
          <small>
            {t.security.added(format.date(created_at))}, {used}
          </small>
        </span>
        <span className={css.keys}>
          <Button
            look="ghost"
            aria-label={`${t.security.rename}: ${name}`}
            onClick={() => setStep('rename')}
          >
            {t.security.rename}
          </Button>
          <Button
            look="ghost"
            aria-label={`${t.security.remove}: ${name}`}
            onClick={() => setStep('remove')}
          >
            {t.security.remove}
          </Button>
        </span>
      </div>
      {step === 'rename' && (
        <NameForm
          name={name}
          label={t.security.save}
          sending={rename}
          onCancel={close}
          onDone={close}
        />
      )}
      {step === 'remove' && (
        <ProveIt
          deed={{ action: 'passkey_remove', destination: id }}
          methods={factors.methods}
          onProof={async (proof) => void (await remove.mutateAsync(proof))}
          onCancel={close}
        />
      )}
    </li>
  )
}
