// The export: the password once more, then a file, and how far it is meanwhile.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Export, exportsADay } from '#contract/client/privacy.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as format from '../../lib/format/format.ts'
import { Form } from '../../lib/forms/Form.tsx'
import { fieldsOf } from '../../lib/forms/fields.ts'
import { errorsByField } from '../../lib/forms/form.ts'
import { fieldErrorsOf, messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { exportArchive } from './export-archive.ts'
import css from './Privacy.module.css'

export function ExportData({ methods }: { readonly methods: readonly FactorMethod[] }) {
  const [bytes, setBytes] = useState(0)
  /** Typed, and waiting for the second factor. */
  const [typed, setTyped] = useState<string>()
  const exporting = useMutation({
    mutationFn: (body: Export) => exportArchive(body, setBytes),
    onMutate: () => setBytes(0),
    onSettled: () => setTyped(undefined),
  })
  const wrong = errorsByField(fieldErrorsOf(exporting.error), t.privacy.fields)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { password = '' } = fieldsOf(form)
    if (exporting.isPending) return
    if (methods.length > 0 && password !== '') return setTyped(password)
    exporting.mutate({ password }, { onSuccess: () => form.reset() })
  }
  return (
    <section className={panelClass} aria-labelledby="export">
      <h2 id="export">{t.privacy.exportTitle}</h2>
      <p>{t.privacy.exportText}</p>
      <Form className={css.form} sending={[exporting]} onSubmit={submit}>
        <TextField
          label={t.privacy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={wrong.password}
          hint={t.privacy.passwordAgain}
        />
        {exporting.isError && wrong.password === undefined && (
          <Alert kind="error">{messageOf(exporting.error)}</Alert>
        )}
        {exporting.isSuccess && (
          <Alert kind="success">{t.privacy.exported(kilobytes(exporting.data))}</Alert>
        )}
        <div className={css.actions}>
          <Button type="submit" look="solid" busy={exporting.isPending}>
            {exporting.isPending ? t.privacy.exporting(kilobytes(bytes)) : t.privacy.export}
          </Button>
        </div>
        {exporting.isPending && <progress aria-label={t.privacy.working} />}
        <p className={css.note}>{t.privacy.exportLimit(exportsADay)}</p>
      </Form>
      {typed !== undefined && (
        <ProveIt
          deed={{ action: 'data_export' }}
          methods={methods}
          onProof={async (proof) => void exporting.mutate({ password: typed, proof })}
          onCancel={() => setTyped(undefined)}
        />
      )}
    </section>
  )
}

function kilobytes(bytes: number): string {
  return format.price(Math.ceil(bytes / 1000), 0)
}
