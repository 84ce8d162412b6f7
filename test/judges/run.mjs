/** Runs the named judges, such as `relay-compiler`, or `all`. Without a name it lists them. Each ends with the line `N of N hold`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const known = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs') && entry.name !== 'run.mjs')
  .map((entry) => entry.name.replace(/\.mjs$/, ''));
const names = process.argv[2] === 'all' ? known : process.argv.slice(2);

if (names.length === 0 || names.some((name) => !known.includes(name))) {
  console.log(`Choose all, or some of: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  install();
  for (const name of names) {
    console.log(`== ${name}`);
    const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.mjs`)], { stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = 1;
    }
  }
}

/** The judges need many packages that the service does not, so they have their own lock file and are installed by the first run. */
function install() {
  const upToDate = spawnSync('npm', ['ls', '--silent', '--depth=0'], { cwd: folder, stdio: 'ignore' }).status === 0;
  if (upToDate) {
    return;
  }
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-progress', '--no-audit'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error('The packages of the judges were not installed: see the lines above.');
  }
}
