// Where a promo code is entered.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { codeBody, redeemCode } from './api.ts'
import css from './Promotions.module.css'
import { usePromotionCall } from './use-promotion-call.ts'

const labels = { code: t.promotions.code }
const check = checkedBy(codeBody, labels, ({ code }) => ({ code }))

export function CodeForm() {
  const redeem = usePromotionCall(({ code }: { code: string }) => redeemCode(code))
  const { errors, form } = useForm<{ code: string }, unknown>({
    check,
    sending: redeem,
    found: foundBy(labels),
    onDone: (_, sent) => sent.reset(),
  })
  return (
    <Form className={css.form} {...form}>
      <TextField
        label={t.promotions.code}
        name="code"
        hint={t.promotions.codeHelp}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" look="solid" busy={redeem.isPending}>
        {t.promotions.use}
      </Button>
    </Form>
  )
}
