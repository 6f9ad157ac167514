// More codes of a campaign: a pattern, how many, and how often each can be used.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { campaignRoutes } from '#contract/staff/campaigns.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { campaigns as t } from '../words/campaigns.ts'
import { type Codes, useMakingCodes } from './api.ts'
import css from './Campaigns.module.css'

const labels = { pattern: t.pattern, codes: t.codes, code_uses: t.codeUses }

const check = checkedBy(campaignRoutes.officeCampaignCodes.body, labels, (fields) => ({
  pattern: fields.pattern,
  codes: Number(fields.codes),
  code_uses: Number(fields.code_uses),
}))

export function CodesForm({ id }: { readonly id: string }) {
  const sending = useMakingCodes(id)
  const { errors, form } = useForm<Codes, unknown>({
    check,
    found: foundBy(labels),
    sending,
    onDone: (_, sent) => sent.reset(),
  })
  return (
    <Form className={css.row} aria-label={t.moreCodes} {...form}>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <TextField
        label={t.pattern}
        hint={t.patternHint}
        name="pattern"
        maxLength={40}
        error={errors.pattern}
      />
      <TextField label={t.codes} name="codes" inputMode="numeric" error={errors.codes} />
      <TextField label={t.codeUses} name="code_uses" inputMode="numeric" error={errors.code_uses} />
      <Button type="submit" busy={sending.isPending}>
        {t.makeCodes}
      </Button>
    </Form>
  )
}
