// Somebody states a claim on a document.

import { useRef } from 'react'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { staffClaimRoutes } from '#contract/staff/claims.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { site as t } from '../words/site.ts'
import { type Attesting, useAttestation } from './api.ts'
import { claimName } from './claim-name.ts'
import css from './Site.module.css'

const labels = { value: t.claimValue, attested_by: t.attestedBy, expires_on: t.expires }

type Props = { readonly claim: string; readonly onClose: () => void }

export function AttestDialog({ claim, onClose }: Props) {
  const attestation = useAttestation(claim)
  const picked = useRef<HTMLInputElement>(null)
  const check = (fields: Fields): Checked<Attesting> => {
    const file = picked.current?.files?.[0]
    if (!file) return { errors: { document: t.documentMissing } }
    const named = { ...fields, document_name: file.name }
    const checked = checkedBy(staffClaimRoutes.officeAttestation.body, labels)(named)
    return 'errors' in checked ? checked : { value: { ...checked.value, file } }
  }
  const { errors, form } = useForm({ check, sending: attestation, onDone: onClose })
  return (
    <Dialog title={`${t.attest}: ${claimName(claim)}`} onClose={onClose}>
      <Form className={css.form} {...form}>
        {attestation.isError && <Alert kind="error">{messageOf(attestation.error)}</Alert>}
        <TextField label={t.claimValue} name="value" maxLength={200} error={errors.value} />
        <TextField
          label={t.attestedBy}
          name="attested_by"
          maxLength={200}
          error={errors.attested_by}
        />
        <TextField label={t.expires} name="expires_on" maxLength={10} error={errors.expires_on} />
        <label className={css.file}>
          {t.document}
          <input ref={picked} type="file" name="document" />
        </label>
        {errors.document !== undefined && <Alert kind="error">{errors.document}</Alert>}
        <Button type="submit" look="solid" busy={attestation.isPending}>
          {t.attest}
        </Button>
      </Form>
    </Dialog>
  )
}
