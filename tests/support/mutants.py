"""List the mutants of a module, small changes that a test should notice, and take a seeded sample of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeVar, cast

Operator = TypeVar("Operator", bound=ast.AST)

SWAPS: Final[Mapping[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
FUNCTION_SWAPS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
DECLARATIONS: Final = {"annotation", "returns", "decorator_list", "bases"}
"""Fields of nodes that hold types and declarations, not behaviour."""


@dataclass(frozen=True)
class Change:
    """Describe one change to a syntax tree, and where it is."""

    line: int
    function: str
    """The qualified name of the function; empty at the level of the module."""
    lines: range
    """A test that runs one of these lines may notice the change; none if the line runs on import."""
    name: str
    """The constant or field that is assigned on import; empty for all other changes."""
    make: Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """Hold a change to a file, as the lines that differ."""

    file: str
    number: int
    """The place in `changes` of the file."""
    line: int
    function: str
    lines: range
    name: str
    original: str
    mutated: str
    source: str
    """The whole file with the change."""


@dataclass(frozen=True)
class _Scope:
    """Hold where the walk is: in which function, statement and import-time assignment."""

    function: str = ""
    running: bool = False
    """Whether this runs when the function is called, not on import."""
    statement: int = 0
    body: range = range(0)
    name: str = ""


def changes(tree: ast.Module) -> list[Change]:
    """Return all changes to a tree, in a fixed order. Making more than one on the same tree is not supported."""
    return list(_walk(tree, _Scope()))


def _walk(node: ast.AST, scope: _Scope) -> Iterator[Change]:
    for field, value in ast.iter_fields(node):
        if field in DECLARATIONS or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        if isinstance(value, ast.AST):
            yield from _visit(value, partial(setattr, node, field), _entered(node, field, scope))
        elif isinstance(value, list):
            for place, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield from _visit(each, partial(value.__setitem__, place), _entered(node, field, scope))


def _entered(node: ast.AST, field: str, scope: _Scope) -> _Scope:
    """Return the scope of a field of a node."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        inner = f"{scope.function}.{node.name}".lstrip(".")
        body = range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
        return _Scope(inner, field == "body", node.lineno, body)
    if isinstance(node, ast.ClassDef):
        return _Scope(f"{scope.function}.{node.name}".lstrip("."), False, node.lineno)
    return scope


def _visit(node: ast.AST, put: Callable[[ast.AST], None], scope: _Scope) -> Iterator[Change]:
    if _left_out(node):
        return
    if isinstance(node, ast.stmt):
        name = "" if scope.running else _assigned(node)
        scope = _Scope(scope.function, scope.running, node.lineno, scope.body, name)
    line = getattr(node, "lineno", scope.statement)
    lines = range(scope.statement, line + 1) if scope.running else scope.body
    for new in _replacements(node, scope.running):
        yield Change(line, scope.function, lines, scope.name, partial(put, ast.copy_location(new, node)))
    yield from _walk(node, scope)


def _left_out(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.If(test=ast.Name("TYPE_CHECKING")) | ast.FunctionDef(name="__repr__"):
            return True
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
    return False


def _assigned(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            return name
    return ""


def _replacements(node: ast.AST, running: bool) -> Iterator[ast.AST]:
    """Return what can stand in place of a node. Statements are removed only where they run in a function."""
    match node:
        case ast.Compare(left, ops, comparators):
            for place, op in enumerate(ops):
                swapped: list[ast.cmpop] = [*ops[:place], _swap(op), *ops[place + 1 :]]
                yield ast.Compare(left, swapped, comparators)
        case ast.BinOp(left, op, right) if type(op) in SWAPS and (running or not isinstance(op, ast.BitOr)):
            yield ast.BinOp(left, _swap(op), right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(_swap(op), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(name) if name in FUNCTION_SWAPS:
            yield ast.Name(FUNCTION_SWAPS[name], node.ctx)
        case ast.If(test, body, orelse):
            yield ast.If(ast.copy_location(ast.Constant(True), test), body, orelse)
            yield ast.If(ast.copy_location(ast.Constant(False), test), body, orelse)
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case ast.While(test, body, orelse) if not isinstance(test, ast.Constant):
            yield ast.While(ast.copy_location(ast.Constant(False), test), body, orelse)
        case ast.comprehension(target, iterated, ifs, is_async):
            for place in range(len(ifs)):
                yield ast.comprehension(target, iterated, [*ifs[:place], *ifs[place + 1 :]], is_async)
        case ast.match_case(pattern, ast.expr(), body):
            yield ast.match_case(pattern, None, body)
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.copy_location(ast.Constant(None), value))
        case ast.AugAssign(target, op, value):
            yield ast.AugAssign(target, _swap(op), value)
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Expr(value) if running and not isinstance(value, ast.Constant):
            yield ast.Pass()
        case ast.Assign() | ast.AnnAssign(value=ast.expr()) if running:
            yield ast.Pass()


def _swap(op: Operator) -> Operator:
    return cast(Operator, SWAPS[type(op)]())


def mutant(file: str, source: str, number: int) -> Mutant:
    """Return one mutant of a source. Its lines are normalized: the same whatever the format and comments are."""
    tree = ast.parse(source)
    before = ast.unparse(tree)
    change = changes(tree)[number]
    change.make()
    after = ast.unparse(ast.fix_missing_locations(tree))
    original, mutated = _difference(before.splitlines(), after.splitlines())
    at = (change.line, change.function, change.lines, change.name)
    return Mutant(file, number, *at, original, mutated, after)


def _difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """Return the first lines that differ, without indentation."""
    first = next(i for i, (old, new) in enumerate(zip([*before, ""], [*after, ""], strict=False)) if old != new)
    return before[first].strip(), after[first].strip()


def sample(sources: Mapping[str, str], size: int, seed: int) -> list[Mutant]:
    """Return that many mutants, spread over the files in proportion to their possible changes."""
    numbers = {file: len(changes(ast.parse(source))) for file, source in sources.items()}
    total = sum(numbers.values())
    size = min(size, total)
    exact = {file: size * number / total for file, number in numbers.items()}
    shares = {file: int(share) for file, share in exact.items()}
    for file in sorted(exact, key=lambda each: shares[each] - exact[each])[: size - sum(shares.values())]:
        shares[file] += 1
    return [
        mutant(file, source, number)
        for file, source in sources.items()
        for number in sorted(Random(f"{seed}/{file}").sample(range(numbers[file]), shares[file]))
    ]
