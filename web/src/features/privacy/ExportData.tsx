// The export: the password once more, then a file, and how far it is meanwhile.

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type Export, exportsADay } from '#contract/client/privacy.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { exportArchive } from './export-archive.ts'
import css from './Privacy.module.css'

export function ExportData({ methods }: { readonly methods: readonly FactorMethod[] }) {
  const [bytes, setBytes] = useState(0)
  /** The password is typed, and waits for the second factor. */
  const [waiting, setWaiting] = useState<(proof: string) => void>()
  const exporting = useMutation({
    mutationFn: (body: Export) => exportArchive(body, setBytes),
    onMutate: () => setBytes(0),
    onSettled: () => setWaiting(undefined),
  })
  const { errors, form } = useForm<Export, unknown>({
    check: ({ password = '' }) => ({ value: { password } }),
    found: foundBy(t.privacy.fields),
    sending: {
      ...exporting,
      mutate: (body, told) => {
        const isProved = methods.length > 0 && body.password !== ''
        if (isProved)
          setWaiting(() => (proof: string) => exporting.mutate({ ...body, proof }, told))
        else exporting.mutate(body, told)
      },
    },
    onDone: (_, element) => element.reset(),
  })
  return (
    <section className={panelClass} aria-labelledby="export">
      <h2 id="export">{t.privacy.exportTitle}</h2>
      <p>{t.privacy.exportText}</p>
      <Form className={css.form} {...form}>
        <PasswordField
          label={t.privacy.password}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          hint={t.privacy.passwordAgain}
        />
        {exporting.isError && errors.password === undefined && (
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
      {waiting && (
        <ProveIt
          deed={{ action: 'data_export' }}
          methods={methods}
          onProof={async (proof) => waiting(proof)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
    </section>
  )
}

function kilobytes(bytes: number): string {
  return format.price(Math.ceil(bytes / 1000), 0)
}
