/** Colours of the shop; a reader that knows no dark mode shows the light ones. */
export const mailStyle = `
body{margin:0;padding:0;background:#f4f6f5;color:#1c2622;font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;-webkit-text-size-adjust:100%}
.hidden{display:none;max-height:0;overflow:hidden}
.page{max-width:560px;margin:0 auto;padding:24px 16px 32px}
.brand{margin:0 0 16px;font-size:20px;font-weight:700;color:#0b6b4f}
.card{background:#fff;border:1px solid #dde5e1;border-radius:12px;padding:24px 20px}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}
p{margin:0 0 16px}
.card p:last-child{margin-bottom:0}
a{color:#0b6b4f}
.act{display:inline-block;padding:12px 24px;border-radius:999px;background:#0b6b4f;color:#fff;font-weight:600;text-decoration:none}
table{width:100%;margin:0 0 20px;border-collapse:collapse}
caption{padding:0 0 8px;text-align:left;font-weight:600}
th{padding:8px 12px 8px 0;border-top:1px solid #dde5e1;text-align:left;font-weight:400;vertical-align:top;overflow-wrap:anywhere}
th span{white-space:nowrap;color:#56635d}
td{padding:8px 0;border-top:1px solid #dde5e1;text-align:right;vertical-align:top;white-space:nowrap}
.sums th,.sums td{padding-top:4px;padding-bottom:4px;border-top:0}
.sums tr:first-child th,.sums tr:first-child td{padding-top:12px;border-top:1px solid #dde5e1}
.sums .total th,.sums .total td{font-weight:700}
.foot{padding:16px 4px 0;font-size:14px;color:#56635d}
.foot p{margin:0 0 8px}
@media (prefers-color-scheme:dark){
body{background:#111715;color:#e6ece9}
.brand,a{color:#7fd6b4}
.card{background:#1a221f;border-color:#2e3a35}
.act{background:#7fd6b4;color:#0c1a15}
th,td,.sums tr:first-child th,.sums tr:first-child td{border-color:#2e3a35}
th span,.foot{color:#a3b0aa}
}`
