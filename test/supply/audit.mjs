/**
 * Asks the registry for known vulnerabilities of the packages that production installs, and fails for each high or critical one without
 * a waiver in `waivers.json` that is still valid. A registry that does not answer audits is reported, not passed over in silence.
 *
 * npm run audit
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WAIVERS = process.env.AUDIT_WAIVERS ?? path.join(import.meta.dirname, 'waivers.json');
const SERIOUS = ['high', 'critical'];
const LIMIT_MS = 120_000;

const report = readReport();
if (report.vulnerabilities === undefined) {
  console.log(`not run here: the registry answers no audit (${report.message ?? 'no reason given'})`);
} else {
  const advisories = listSerious(report.vulnerabilities);
  const today = new Date().toISOString().slice(0, 10);
  const waivers = JSON.parse(readFileSync(WAIVERS, 'utf8'));
  const isWaived = ({ url }) =>
    waivers.some(({ advisory, until, why }) => url.endsWith(advisory) && until >= today && why.trim() !== '');
  const open = advisories.filter((advisory) => !isWaived(advisory));
  for (const { name, severity, title, url } of open) console.log(`${severity} in ${name}: ${title} (${url})`);
  console.log(`${advisories.length} high or critical, ${open.length} of them without a valid waiver`);
  if (open.length > 0) process.exitCode = 1;
}

function readReport() {
  const { stdout, error } = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: error?.message ?? 'its answer is not JSON' };
  }
}

/** The advisories themselves; a package that is only affected through another names that one instead. */
function listSerious(vulnerabilities) {
  const own = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((entry) => typeof entry === 'object'));
  const serious = own.filter(({ severity }) => SERIOUS.includes(severity));
  return [...new Map(serious.map((advisory) => [advisory.url, advisory])).values()];
}
