const zones: Record<string, string> = {}
const list =
  'NG Africa/Lagos;GH Africa/Accra;KE Africa/Nairobi;ZA Africa/Johannesburg;CI Africa/Abidjan;SN Africa/Dakar;ML Africa/Bamako;' +
  'BF Africa/Ouagadougou;BJ Africa/Porto-Novo;TG Africa/Lome;NE Africa/Niamey;CM Africa/Douala;GA Africa/Libreville;' +
  'CG Africa/Brazzaville;CD Africa/Kinshasa;TD Africa/Ndjamena;GN Africa/Conakry;SL Africa/Freetown;LR Africa/Monrovia;' +
  'GM Africa/Banjul;EG Africa/Cairo;MA Africa/Casablanca;TN Africa/Tunis;DZ Africa/Algiers;LY Africa/Tripoli;TZ Africa/Dar_es_Salaam;' +
  'UG Africa/Kampala;RW Africa/Kigali;BI Africa/Bujumbura;ET Africa/Addis_Ababa;ZM Africa/Lusaka;ZW Africa/Harare;MW Africa/Blantyre;' +
  'MZ Africa/Maputo;AO Africa/Luanda;NA Africa/Windhoek;BW Africa/Gaborone;MU Indian/Mauritius;MG Indian/Antananarivo;' +
  'GB Europe/London;IE Europe/Dublin;FR Europe/Paris;DE Europe/Berlin;NL Europe/Amsterdam;BE Europe/Brussels;ES Europe/Madrid;' +
  'PT Europe/Lisbon;IT Europe/Rome;CH Europe/Zurich;AT Europe/Vienna;SE Europe/Stockholm;NO Europe/Oslo;DK Europe/Copenhagen;' +
  'FI Europe/Helsinki;PL Europe/Warsaw;CZ Europe/Prague;HU Europe/Budapest;RO Europe/Bucharest;GR Europe/Athens;TR Europe/Istanbul;' +
  'UA Europe/Kyiv;AE Asia/Dubai;SA Asia/Riyadh;QA Asia/Qatar;KW Asia/Kuwait;BH Asia/Bahrain;OM Asia/Muscat;JO Asia/Amman;' +
  'IN Asia/Kolkata;IN Asia/Calcutta;PK Asia/Karachi;CN Asia/Shanghai;JP Asia/Tokyo;KR Asia/Seoul;SG Asia/Singapore;MY Asia/Kuala_Lumpur;' +
  'US America/New_York;US America/Chicago;US America/Denver;US America/Los_Angeles;CA America/Toronto;CA America/Vancouver;' +
  'MX America/Mexico_City;BR America/Sao_Paulo;AR America/Argentina/Buenos_Aires;AR America/Buenos_Aires;CL America/Santiago;' +
  'CO America/Bogota;PE America/Lima;JM America/Jamaica;TT America/Port_of_Spain;AU Australia/Sydney;AU Australia/Melbourne;NZ Pacific/Auckland'
for (const entry of list.split(';')) {
  const [country = '', zone = ''] = entry.split(' ')
  zones[zone] = country
}

/**
 * Guesses the visitor's country: the time zone is better evidence than the language (an English browser in Lagos), and a
 * language's region comes next. Undefined when the shop serves neither.
 */
export function suggestCountry(
  servedCountryCodes: Iterable<string>,
  browser: { timeZone: string; languages: readonly string[] },
): string | undefined {
  const served = new Set(servedCountryCodes)
  const regions = browser.languages.map((language) => language.split('-').find((part) => /^[A-Z]{2}$/.test(part)))
  return [zones[browser.timeZone], ...regions].find((code) => code !== undefined && served.has(code))
}
