// The authenticator app: adding it in two steps, and removing it.

import { useState } from 'react'
import { emptyAt } from '#browser/forms/empty-at.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { SecurityView } from '#contract/client/factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { confirmTotp, removeTotp, startTotp } from './api.ts'
import css from './Security.module.css'
import { useChange } from './use-security.ts'

type Shown = { readonly secret: string; readonly uri: string; readonly qr: string }
type Props = {
  readonly factors: SecurityView
  readonly onCodes: (codes: readonly string[]) => void
}

export function Totp({ factors, onCodes }: Props) {
  const [step, setStep] = useState<'closed' | 'prove' | 'remove' | Shown>('closed')
  const close = () => setStep('closed')
  const start = async (proof: string) => setStep(await startTotp(proof))
  return (
    <section className={panelClass} aria-label={t.security.totpTitle}>
      <div className={css.head}>
        <h2>{t.security.totpTitle}</h2>
        <Tag tone={factors.totp ? 'good' : 'neutral'}>
          {factors.totp ? t.security.on : t.security.off}
        </Tag>
      </div>
      <p>{t.security.totpWhat}</p>
      {step === 'closed' && (
        <Button onClick={() => setStep(factors.totp ? 'remove' : 'prove')}>
          {factors.totp ? t.security.totpRemove : t.security.totpAdd}
        </Button>
      )}
      {step === 'prove' && (
        <ProveIt
          deed={{ action: 'totp_add' }}
          methods={factors.methods}
          onProof={start}
          onCancel={close}
        />
      )}
      {step === 'remove' && <Removal onClose={close} />}
      {typeof step === 'object' && <Secret shown={step} onClose={close} onCodes={onCodes} />}
    </section>
  )
}

type Closing = { readonly onClose: () => void }

function Secret({ shown, onClose, onCodes }: Closing & Pick<Props, 'onCodes'> & { shown: Shown }) {
  const confirm = useChange(confirmTotp, 'in form')
  const { errors, form } = useForm({
    check: codeIn(t.security.appCode),
    sending: confirm,
    onDone: ({ data }) => {
      onCodes(data.recovery_codes ?? [])
      onClose()
    },
  })
  return (
    <Form className={css.form} {...form}>
      <p>{t.security.totpScan}</p>
      <img
        className={css.picture}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(shown.qr)}`}
        alt={t.security.totpPicture}
      />
      <p>
        {t.security.totpKey}: <b className={css.key}>{inFours(shown.secret)}</b>
      </p>
      <a className={linkClass} href={shown.uri}>
        {t.security.totpOpen}
      </a>
      {confirm.isError && <Alert kind="error">{messageOf(confirm.error)}</Alert>}
      <TextField
        label={t.security.appCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errors.code}
      />
      <Keys isBusy={confirm.isPending} label={t.security.totpConfirm} onClose={onClose} />
    </Form>
  )
}

function Removal({ onClose }: Closing) {
  const remove = useChange(removeTotp, 'in form')
  const check = codeIn(t.security.code)
  const { errors, form } = useForm({ check, sending: remove, onDone: onClose })
  return (
    <Form className={css.form} {...form}>
      <p>{t.security.totpRemoveText}</p>
      {remove.isError && <Alert kind="error">{messageOf(remove.error)}</Alert>}
      <TextField
        label={t.security.code}
        name="code"
        autoComplete="one-time-code"
        required
        error={errors.code}
      />
      <Keys isBusy={remove.isPending} label={t.security.totpRemove} onClose={onClose} />
    </Form>
  )
}

function Keys({ isBusy, label, onClose }: Closing & { isBusy: boolean; label: string }) {
  return (
    <div className={css.keys}>
      <Button type="submit" look="solid" busy={isBusy}>
        {isBusy ? t.security.working : label}
      </Button>
      <Button look="ghost" onClick={onClose}>
        {t.security.cancel}
      </Button>
    </div>
  )
}

function codeIn(label: string): (fields: Fields) => Checked<string> {
  return ({ code = '' }) => (code.trim() === '' ? emptyAt('code', label) : { value: code })
}

function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}
