import type { Page } from "playwright/test";
import { type actions, adminPages } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { type Calls, expect, test } from "../fixtures";
import type { FormPage } from "../pages/form-page";
import { filled, words } from "../words";

const { en } = words;

/** Steps to create, rename and delete a record of one domain. */
type Task = {
  domain: "news" | "website" | "career" | "company" | "system";
  path: (typeof adminPages)[number]["path"];
  /** Whether the built-in manager role has rights in the domain. */
  isForManagers: boolean;
  fill(form: FormPage, name: string, page: Page): Promise<void>;
  /** Closes what opens when the record was made. */
  closeNews?(page: Page, name: string): Promise<void>;
  rename(form: FormPage, name: string): Promise<void>;
  idsOf(calls: Calls, search: string): Promise<number[]>;
  remove(calls: Calls, ids: number[]): Promise<unknown>;
  /** Reads a record of another domain. */
  readElsewhere(calls: Calls): Promise<unknown>;
};

const idsIn = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
const names = async (form: FormPage, label: string, name: string) => {
  await form.side(label, "English").fill(name);
  await form.side(label, "Vietnamese").fill(`${name} (vi)`);
};
const { common } = en.fields;

const tasks: Task[] = [
  {
    domain: "news",
    path: "/admin/news-category",
    isForManagers: true,
    fill: (form, name) => names(form, common.name, name),
    rename: (form, name) => form.side(common.name, "English").fill(name),
    idsOf: async ({ news }, search) => idsIn(await news.category.list.query({ search })),
    remove: ({ news }, ids) => news.category.delete.mutate({ ids }),
    readElsewhere: ({ career }) => career.level.list.query({}),
  },
  {
    domain: "website",
    path: "/admin/statistic",
    isForManagers: true,
    fill: async (form, name) => {
      await names(form, common.name, name);
      await form.field(en.fields.statistic.value).fill("12");
    },
    rename: (form, name) => form.side(common.name, "English").fill(name),
    idsOf: async ({ website }, search) => idsIn(await website.statistic.list.query({ search })),
    remove: ({ website }, ids) => website.statistic.delete.mutate({ ids }),
    readElsewhere: ({ news }) => news.article.list.query({}),
  },
  {
    domain: "career",
    path: "/admin/position",
    isForManagers: true,
    fill: (form, name) => names(form, common.name, name),
    rename: (form, name) => form.side(common.name, "English").fill(name),
    idsOf: async ({ career }, search) => idsIn(await career.position.list.query({ search })),
    remove: ({ career }, ids) => career.position.delete.mutate({ ids }),
    readElsewhere: ({ company }) => company.office.list.query({}),
  },
  {
    domain: "company",
    path: "/admin/history",
    isForManagers: true,
    fill: async (form, name) => {
      await form.field(en.fields.history.year).fill("1999");
      await names(form, common.title, name);
    },
    rename: (form, name) => form.side(common.title, "English").fill(name),
    idsOf: async ({ company }, search) => idsIn(await company.history.list.query({ search })),
    remove: ({ company }, ids) => company.history.delete.mutate({ ids }),
    readElsewhere: ({ website }) => website.contact.list.query({}),
  },
  {
    domain: "system",
    path: "/admin/user",
    isForManagers: false,
    fill: async (form, name, page) => {
      await form.field(en.fields.user.name).fill(name);
      await form.field(common.email).fill(`${name.replaceAll(" ", ".")}@example.com`);
      await page.getByRole("combobox", { name: en.fields.user.roleId }).click();
      await page.getByRole("option", { name: en.roles.USER, exact: true }).click();
    },
    closeNews: async (page, name) => {
      const invitation = page.getByRole("dialog", { name: filled(en.user.invitationTitle, { name }) });
      await expect(invitation.getByRole("textbox", { name: en.user.invitationLink })).toHaveValue(/\/auth\/reset\?token=/);
      await expect(invitation.getByRole("button", { name: en.common.copy, exact: true })).toBeVisible();
      await invitation.getByRole("button", { name: en.common.close }).click();
      await expect(invitation).toBeHidden();
    },
    rename: (form, name) => form.field(en.fields.user.name).fill(name),
    idsOf: async ({ system }, search) => idsIn(await system.user.list.query({ search })),
    remove: ({ system }, ids) => system.user.delete.mutate({ ids }),
    readElsewhere: ({ career }) => career.candidate.list.query({}),
  },
];

for (const { domain, path, isForManagers, ...task } of tasks) {
  test(`in the domain ${domain} an editor adds and changes a record, a manager ${isForManagers ? "deletes it" : "is refused"}, and an administrator sees who did what`, async ({
    page,
    calls,
    callsAs,
    signIn,
    newPerson,
    list,
    form,
    mark,
  }) => {
    const links = page.getByRole("navigation", { name: en.shell.menu }).getByRole("link");
    // It depends on other tests whether something is in the trash.
    const menu = links.filter({ hasNotText: en.trash.page });
    const records = list(path);
    const [first, last] = [`Draft ${mark}`, `Final ${mark}`];
    const actionOf = (label: string, name: string) => page.getByRole("button", { name: filled(label, { name }), exact: true });
    const editor = await newPerson(await addEditorRole(calls, domain, mark));
    const manager = await newPerson("MANAGER");

    await test.step("the editor sees only their domain, adds and changes a record, and has no delete button", async () => {
      await signIn(editor);
      await records.open({ search: mark });
      await expect(menu).toHaveText(menuTitles(pagesOf(domain)));
      await records.newButton.click();
      await task.fill(form, first, page);
      await form.save();
      await expect(page.getByText(en.common.created)).toBeVisible();
      await task.closeNews?.(page, first);
      await actionOf(en.resource.editRow, first).click();
      await task.rename(form, last);
      await form.save();
      await expect(records.row(last)).toBeVisible();
      await records.openMenuOf(last);
      await expect(page.getByRole("menuitem", { name: en.common.delete, exact: true })).toHaveCount(0);
      await expect(page.getByRole("menuitem", { name: en.resource.duplicate, exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
    });
    const ids = await task.idsOf(calls, last);
    expect(ids).toHaveLength(1);

    await test.step("the server refuses the editor actions that the page hides", async () => {
      const editorCalls = await callsAs(editor);
      await expect(task.remove(editorCalls, ids)).rejects.toThrow("ERROR_FORBIDDEN");
      await expect(task.readElsewhere(editorCalls)).rejects.toThrow("ERROR_FORBIDDEN");
      expect(await task.idsOf(calls, last)).toEqual(ids);
    });

    await signIn(manager);
    if (isForManagers) {
      await test.step("the manager deletes the record", async () => {
        await records.open({ search: mark });
        await expect(menu).toHaveText(menuTitles(adminPages.filter(({ group }) => group !== "system")));
        await removeOnPage(last);
      });
    } else {
      await test.step("the manager is redirected from the page and refused by the server", async () => {
        await page.goto(path);
        // This is the first page that the manager may view.
        await expect(page).toHaveURL("/admin/news");
        const managerCalls = await callsAs(manager);
        await expect(task.idsOf(managerCalls, last)).rejects.toThrow("ERROR_FORBIDDEN");
        await expect(task.remove(managerCalls, ids)).rejects.toThrow("ERROR_FORBIDDEN");
      });
    }

    await test.step("the administrator sees who did what", async () => {
      await signIn();
      if (!isForManagers) {
        await records.open({ search: mark });
        await removeOnPage(last);
      }
      await list("/admin/activity").open({ search: last });
      await expect(menu).toHaveText(menuTitles(adminPages));
      const deleted = records.row(en.activity.actions.delete);
      await expect(deleted).toContainText(isForManagers ? manager.name : "Administrator");
      await expect(records.row(en.activity.actions.update)).toContainText(editor.name);
    });

    async function removeOnPage(name: string) {
      await records.inMenuOf(name, en.common.delete);
      await page.getByRole("alertdialog").getByRole("button", { name: en.common.delete }).click();
      await expect(page.getByText(en.common.deleted)).toBeVisible();
      expect(await task.idsOf(calls, name)).toEqual([]);
    }
  });
}

test("an editor of users can't appoint administrators, or give a role rights that they lack", async ({
  calls,
  callsAs,
  newPerson,
  mark,
}) => {
  const editorCalls = await callsAs(await newPerson(await addEditorRole(calls, "system", mark)));
  const user = { name: "Someone", email: `someone.${mark}@example.com`, roleId: roleIds.ADMIN };
  await expect(editorCalls.system.user.create.mutate({ data: user })).rejects.toThrow("ERROR_FORBIDDEN");
  const role = { name: `More ${mark}`, needsTwoStep: false, permissionsFromId: roleIds.MANAGER };
  await expect(editorCalls.system.role.create.mutate({ data: role })).rejects.toThrow("ERROR_FORBIDDEN");
  expect(idsIn(await calls.system.role.list.query({ search: role.name }))).toEqual([]);
});

function pagesOf(domain: Task["domain"]) {
  return adminPages.filter(({ group }) => group === domain);
}

/** Titles in the order of the menu, in which tabs share an entry. */
function menuTitles(pages: readonly (typeof adminPages)[number][]): RegExp[] {
  return pages.filter((page) => !("tabOf" in page)).map(titleOf);
}

/** Matches a page's name in the menu, optionally followed by a number. */
function titleOf({ path }: { path: string }): RegExp {
  return new RegExp(`^${new Map(Object.entries(en.features)).get(path.slice("/admin/".length)) ?? path}`);
}

/** Creates a role that may do everything except delete, in one domain only. @returns its id */
async function addEditorRole(calls: Calls, domain: Task["domain"], mark: string): Promise<number> {
  const role = { name: `Editor ${domain} ${mark}`, needsTwoStep: false, permissionsFromId: null };
  const { id: roleId } = await calls.system.role.create.mutate({ data: role });
  const { features } = await calls.system.feature.matrix.query();
  const none = { view: false, add: false, edit: false, delete: false };
  const changes = pagesOf(domain).map(({ path, actions: offered }) => {
    const featureId = features.find(({ pathname }) => pathname === path)?.id ?? 0;
    const has = new Set<(typeof actions)[number]>(offered);
    const after = { ...none, view: has.has("view"), add: has.has("add"), edit: has.has("edit") };
    // The server refuses input with shared references, so copy it.
    return { roleId, featureId, before: { ...none }, after };
  });
  await calls.system.feature.savePermissions.mutate({ changes });
  return roleId;
}
