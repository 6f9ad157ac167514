// How to reach support: what the operator set, and a form.

import { linkClass } from '#ui/Button.tsx'
import { ClaimArea, claimsRead } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import type { SitePage } from '../../lib/site/page.ts'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import css from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'

export const page: SitePage = {
  reads: () => [claimsRead],
  head: () => ({ title: t.contact.title, description: t.contact.description }),
}

export default function ContactPage() {
  const { title, trail, lead } = t.contact
  return (
    <>
      <TitleBanner title={title} trail={trail} lead={lead} />
      <div className={css.page}>
        <section className={css.ways} aria-labelledby="ways">
          <h2 id="ways">{t.contact.waysTitle}</h2>
          <Ways />
        </section>
        <section className={css.write} aria-labelledby="message">
          <h2 id="message">{t.contact.formTitle}</h2>
          <ContactForm />
        </section>
        {config.company_address !== null && <AddressPanel address={config.company_address} />}
      </div>
    </>
  )
}

function Ways() {
  const { support_phone: phone, support_email: email, support_hours: hours } = config
  const { complaints_email: complaints } = config
  if (phone === null && email === null) return <p>{t.contact.noWays}</p>
  return (
    <ClaimArea id="contacts">
      <dl className={css.list}>
        {phone !== null && (
          <Way name={t.contact.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />
        )}
        {email !== null && <Way name={t.contact.email} href={`mailto:${email}`} text={email} />}
        {hours !== null && <Way name={t.contact.hours} text={hours} />}
        {complaints !== null && complaints !== email && (
          <Way name={t.contact.complaints} href={`mailto:${complaints}`} text={complaints} />
        )}
      </dl>
    </ClaimArea>
  )
}

type WayProps = { readonly name: string; readonly text: string; readonly href?: string }

function Way({ name, text, href }: WayProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {href === undefined ? (
          text
        ) : (
          <a className={linkClass} href={href}>
            {text}
          </a>
        )}
      </dd>
    </div>
  )
}
