-- Letters come in the language of whom they are for: of a client the one they signed up in or have chosen since, of a
-- visitor who wrote to us that of the page they wrote from. Whoever was here before was written to in English.
alter table clients add column language text not null default 'en'
  check (language in ('en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'ar', 'he', 'ja'));
alter table contact_messages add column language text not null default 'en'
  check (language in ('en', 'nl', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'ar', 'he', 'ja'));
