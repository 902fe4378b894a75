import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CheckboxField } from "./checkbox-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Pagination } from "./pagination.tsx";
import { PasswordField } from "./password-field.tsx";
import { RadioTiles } from "./radio-tiles.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

test("a field is tied to its label, hint and error", () => {
  const html = renderToStaticMarkup(<TextField name="email" type="email" label="L" hint="H" error="E" />);
  expect(html).toContain('<label for="email">');
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="email-error"');
  expect(html).toContain('dir="ltr"');
});

test("what was wrong with a form has the focus before scripts are there", () => {
  const html = renderToStaticMarkup(<ErrorSummary items={[{ id: "email", text: "E" }]} />);
  expect(html).toMatch(/role="alert"[^>]*autofocus/i);
});

test("a field without a fault is not marked, and free text finds its own direction", () => {
  const html = renderToStaticMarkup(<TextField name="first" label="L" />);
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("aria-describedby");
  expect(html).toContain('dir="auto"');
});

test("a password has no show button without JavaScript and allows pasting", () => {
  const html = renderToStaticMarkup(<PasswordField name="password" label="L" autoComplete="current-password" />);
  expect(html).toContain('type="password"');
  expect(html).not.toContain("<button");
  expect(html).not.toContain("onpaste");
});

test("what was chosen stays chosen after a refusal", () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  expect(renderToStaticMarkup(<SelectField name="s" label="L" options={options} defaultValue="b" />)).toContain(
    '<option value="b" selected="">',
  );
  expect(renderToStaticMarkup(<RadioTiles name="r" label="L" options={options} defaultValue="b" />)).toMatch(
    /<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/,
  );
  expect(renderToStaticMarkup(<CheckboxField name="c" label="L" defaultChecked />)).toContain('checked=""');
});

test("the summary of faults leads to the fields; without faults there is none", () => {
  const html = renderToStaticMarkup(<ErrorSummary items={[{ id: "email", text: "wrong" }, { text: "general" }]} />);
  expect(html).toContain('<a href="#email">wrong</a>');
  expect(html).toContain("<li>general</li>");
  expect(renderToStaticMarkup(<ErrorSummary items={[]} />)).toBe("");
});

test("pages are links with the current one marked; one page has none", () => {
  const pages = (page: number, count: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Pagination page={page} pageCount={count} to={(to) => `/jobs?page=${to}`} />
      </MemoryRouter>,
    );
  expect(pages(2, 3)).toMatch(
    /aria-current="page"[^>]*href="\/jobs\?page=2"|href="\/jobs\?page=2"[^>]*aria-current="page"/,
  );
  expect(pages(2, 3)).toContain('rel="next"');
  expect(pages(3, 3)).not.toContain('rel="next"');
  expect(pages(1, 1)).toBe("");
});
