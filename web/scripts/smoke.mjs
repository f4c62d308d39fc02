/** Opens the app as a newcomer does and plays the first choices: node scripts/smoke.mjs http://127.0.0.1:8000 [picture.png] [390x844] */
import { chromium } from 'playwright-core';

const [address, picture, size = '1440x900'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 720, isMobile: width < 720 });
const problems = [];
page.on('pageerror', (error) => problems.push(error.message));
await page.goto(address);
await page.getByRole('button', { name: /play now/i }).first().click();
await page.waitForURL(/\/table\//);
await page.waitForSelector('.prompt, .pprompt');
await page.waitForTimeout(1500);
if (picture) await page.screenshot({ path: picture });
const prompt = await page.locator('.prompt, .pprompt').first().innerText();
await browser.close();
console.log(JSON.stringify({ prompt, problems }));
process.exit(problems.length ? 1 : 0);
